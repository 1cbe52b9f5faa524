// Keeps every finger away from what is beneath: not only the first one, as a mouse area would.
import QtQuick

Item {
    id: root

    required property string speech
    default property alias content: inside.data

    signal released

    Accessible.role: Accessible.Pane
    Accessible.name: root.speech

    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: true
        onReleased: root.released()
        onCanceled: root.released()
    }

    // A mouse that only passes over is not a touch, but it must not light up anything either.
    HoverHandler {
        blocking: true
    }

    Item {
        id: inside

        anchors.fill: parent
    }
}
