// A banknote to feed into the validator.
import QtQuick
import QtQuick.Layouts

OrderButton {
    id: note

    required property int units
    required property color paper

    order: "bill " + units
    text: units
    Layout.preferredHeight: 42
    Accessible.name: "Feed a bill of " + units

    background: Rectangle {
        radius: 3
        color: note.down ? Qt.darker(note.paper, 1.25) : note.hovered ? Qt.lighter(note.paper, 1.12) : note.paper
        border.width: note.visualFocus ? 2 : 0
        border.color: Theme.text

        Rectangle {
            anchors.fill: parent
            anchors.margins: 4
            color: "transparent"
            border.color: Qt.darker(note.paper, 1.7)
        }

        Rectangle {
            anchors.centerIn: parent
            width: 40
            height: 26
            radius: 13
            color: Qt.lighter(note.paper, 1.15)
            border.color: Qt.darker(note.paper, 1.7)
        }
    }

    contentItem: PlainText {
        text: note.text
        color: "#16210f"
        font.pixelSize: 17
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
