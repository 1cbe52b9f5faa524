// The result of the last order.
import QtQuick

Rectangle {
    id: line

    required property var panel

    implicitHeight: 40
    color: Theme.controlDown

    Rectangle {
        id: mark

        x: Theme.margin + 4
        anchors.verticalCenter: parent.verticalCenter
        width: 8
        height: 8
        radius: 4
        color: line.panel.refused ? Theme.bad : Theme.good
    }

    PlainText {
        anchors.left: mark.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        text: line.panel.answer
        color: Theme.text
        font.pixelSize: Theme.textSize
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
