// A switch that shows a state and orders the opposite state.
import QtQuick

OrderButton {
    id: toggle

    required property bool on
    required property string orderOn
    required property string orderOff
    property color onColor: Theme.bad

    order: on ? orderOff : orderOn

    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on

    contentItem: Item {
        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: 8
            anchors.right: pill.left
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            text: toggle.text
            color: Theme.text
            font.pixelSize: Theme.textSize
            elide: Text.ElideRight
        }

        Rectangle {
            id: pill

            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            width: 28
            height: 16
            radius: height / 2
            color: toggle.on ? toggle.onColor : Theme.line

            Rectangle {
                x: toggle.on ? parent.width - width - 2 : 2
                anchors.verticalCenter: parent.verticalCenter
                width: 12
                height: 12
                radius: 6
                color: toggle.on ? "white" : Theme.textSoft
            }
        }
    }
}
