// A fact about a parameter: what it is, and its value.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string title
    required property string text
    property color ink: Theme.ivory

    height: Math.max(Theme.px(40), value.implicitHeight)

    PlainText {
        id: label

        width: Theme.px(250)
        text: root.title
        color: Theme.gold
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(22)
    }

    PlainText {
        id: value

        anchors.left: label.right
        anchors.right: parent.right
        text: root.text
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: root.ink
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(22)
    }
}
