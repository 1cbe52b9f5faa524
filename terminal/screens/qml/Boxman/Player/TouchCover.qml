// Keeps every finger off what lies beneath: not only the first one, which a mouse area would be content with.
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

    // A mouse that only passes over is no finger, but it must not light up anything either.
    HoverHandler {
        blocking: true
    }

    Item {
        id: inside

        anchors.fill: parent
    }
}
