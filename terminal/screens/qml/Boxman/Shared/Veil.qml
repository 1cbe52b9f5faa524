// Darkens the table under a window and takes all touches of it. A tap beside the window is signalled.
import QtQuick

Item {
    id: root

    required property string speech
    default property alias content: inside.data

    signal tappedBeside

    Accessible.role: Accessible.Dialog
    Accessible.name: root.speech

    onVisibleChanged: if (!root.visible)
        shade.visible = false

    // Appears a frame after the window: the window's first frame then has only the window to draw, not the whole table.
    Rectangle {
        id: shade

        anchors.fill: parent
        visible: false
        color: "#000000"
        opacity: 0.6
    }

    SequentialAnimation {
        running: root.visible

        PauseAnimation {
            duration: 25
        }
        PropertyAction {
            target: shade
            property: "visible"
            value: true
        }
    }

    // Takes all other fingers, which the mouse area would let through to the felt.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: false
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
        onClicked: root.tappedBeside()
    }

    Item {
        id: inside

        anchors.fill: parent
    }
}
