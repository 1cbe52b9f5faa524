// A matter for the attendant: its title, a sentence, and the one or two buttons that settle it, or why they are not
// offered to the person.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property string kind
    required property int number
    required property string title
    required property string sentence
    required property string yes
    required property string no
    required property string why
    readonly property int answerWidth: Math.floor((width - Theme.px(40 + 18)) / 2)

    signal decided(isYes: bool)

    height: Theme.px(206)
    radius: Theme.px(10)
    color: "#16ffffff"

    StaffText {
        x: Theme.px(20)
        y: Theme.px(12)
        text: root.title
        font.weight: Font.Bold
        font.pixelSize: Theme.px(28)
    }
    StaffText {
        x: Theme.px(20)
        y: Theme.px(52)
        width: parent.width - Theme.px(40)
        height: Theme.px(60)
        text: root.sentence
        color: Theme.ivoryDim
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.px(21)
    }
    StaffText {
        x: Theme.px(20)
        y: Theme.px(120)
        width: parent.width - Theme.px(40)
        height: Theme.px(72)
        visible: root.why.length > 0
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.why
        color: Theme.amber
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }
    Row {
        visible: root.why.length === 0
        x: Theme.px(20)
        y: Theme.px(120)
        spacing: Theme.px(18)

        ActionButton {
            width: root.answerWidth
            height: Theme.px(72)
            label: root.yes.toUpperCase()
            speech: root.title + ": " + root.yes
            onPressed: root.decided(true)
        }
        ActionButton {
            visible: root.no.length > 0
            width: root.answerWidth
            height: Theme.px(72)
            label: root.no.toUpperCase()
            speech: root.title + ": " + root.no
            onPressed: root.decided(false)
        }
    }
}
