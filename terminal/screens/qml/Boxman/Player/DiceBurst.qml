// A good win lets the dice box shine: its border lights up, and sparks fly from the dice. Takes no touches.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property WinShow winShow
    property real light: 0

    Rectangle {
        anchors.fill: parent
        visible: root.light > 0
        color: "transparent"
        radius: Theme.px(14)
        border.width: Theme.px(10)
        border.color: Theme.goldBright
        opacity: root.light
    }

    Sparks {
        id: sparks

        anchors.fill: parent
        near: 0.5
        far: 1.25
    }

    SequentialAnimation {
        id: shine

        loops: 3

        NumberAnimation {
            target: root
            property: "light"
            from: 0
            to: 1
            duration: 140
        }
        NumberAnimation {
            target: root
            property: "light"
            from: 1
            to: 0
            duration: 320
        }
    }

    Connections {
        target: root.winShow

        function onBegan(): void {
            if (!root.winShow.bursts)
                return;
            sparks.fly();
            shine.restart();
        }

        function onEnded(): void {
            sparks.stop();
            shine.stop();
            root.light = 0;
        }
    }
}
