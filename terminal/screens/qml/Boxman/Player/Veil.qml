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

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: root.dark
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
