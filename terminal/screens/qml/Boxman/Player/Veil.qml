// Darkens the table under a window and keeps fingers off it. A tap beside the window is told.
import QtQuick

Item {
    id: root

    required property string speech
    property real dark: 0.6
    default property alias content: inside.data

    signal tappedBeside

    Accessible.role: Accessible.Dialog
    Accessible.name: root.speech

    onVisibleChanged: if (!root.visible)
        shade.visible = false

    // Falls a frame after the window is there: the window's own frame has only the window to draw, not the whole table.
    Rectangle {
        id: shade

        anchors.fill: parent
        visible: false
        color: "#000000"
        opacity: root.dark
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

    // Takes every further finger, which the mouse area would let through to the felt.
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
