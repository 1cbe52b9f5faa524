// The last ticket, small; a click enlarges it.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: thumb

    required property string source

    enabled: source !== ""
    hoverEnabled: true
    Accessible.name: qsTr("Show the last ticket large")

    background: Rectangle {
        radius: 3
        color: Theme.controlDown
        border.width: thumb.hovered || thumb.visualFocus ? 2 : 1
        border.color: thumb.hovered || thumb.visualFocus ? Theme.accent : Theme.line
    }

    contentItem: Item {
        Image {
            anchors.fill: parent
            anchors.margins: 3
            source: thumb.source
            fillMode: Image.PreserveAspectFit
            mipmap: true
        }

        PlainText {
            anchors.centerIn: parent
            visible: thumb.source === ""
            text: qsTr("No ticket yet")
            color: Theme.textOff
            font.pixelSize: Theme.textSmall
        }
    }
}
