// A line that says how something stands: a sign and a word, in a colour that only repeats them.
import QtQuick
import Boxman.Shared

Plate {
    id: root

    required property string tone
    required property string text

    border.color: root.tone === "bad" ? Theme.red : root.tone === "care" ? Theme.amber : Theme.panelEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    PlainText {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(24)
        anchors.rightMargin: Theme.px(24)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: (Theme.mark(root.tone) + "  " + root.text).trim()
        color: Theme.toneInk(root.tone)
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(30)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(21)
    }
}
