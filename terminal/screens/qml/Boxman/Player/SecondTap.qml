// Keeps the second tap of a double tap away from what the first one has opened or uncovered: the next question in the
// same place, or the felt beneath a window that it has closed.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Windows windows
    required property OddsOffers odds
    property point tappedAt: Qt.point(-1, -1)

    function guard(): void {
        if (finger.active || lately.running)
            lapse.restart();
    }

    // Notices every touch and takes none.
    PointHandler {
        id: finger

        onActiveChanged: if (finger.active)
            root.tappedAt = finger.point.scenePosition
        else
            lately.restart()
    }

    Timer {
        id: lately

        interval: root.windows.secondTapMs
    }

    Timer {
        id: lapse

        interval: root.windows.secondTapMs
    }

    Item {
        anchors.fill: parent
        visible: lapse.running

        MultiPointTouchArea {
            anchors.fill: parent
            containmentMask: QtObject {
                function contains(point: point): bool {
                    return Math.hypot(point.x - root.tappedAt.x, point.y - root.tappedAt.y) < Theme.px(60);
                }
            }
        }
    }

    Connections {
        target: root.windows

        function onChanged(): void {
            root.guard();
        }
    }

    Connections {
        target: root.odds

        // The next question replaces the one that was answered.
        function onChanged(): void {
            if (root.windows.open === "odds")
                root.guard();
        }
    }
}
