// Marks every screen of a cabinet for practice: a frame around the display, and a band at its upper edge. Takes no touch.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property bool practice
    readonly property int bandHeight: root.practice ? Theme.px(26) : 0
    readonly property int designHeight: root.practice ? 1132 : 1080 // the band, and as much below: all else is centred

    visible: root.practice
    z: 100 // over windows and the staff's pages

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.amber
        border.width: Theme.px(5)
    }

    Rectangle {
        width: parent.width
        height: root.bandHeight
        color: Theme.amber
        Accessible.role: Accessible.StaticText
        Accessible.name: label.text

        PlainText {
            id: label

            anchors.centerIn: parent
            text: qsTr("Practice: nothing here counts")
            color: Theme.ink
            font.weight: Font.Bold
            font.pixelSize: Theme.px(20)
        }
    }
}
