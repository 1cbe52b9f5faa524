// Letters printed on the felt.
import QtQuick

Text {
    property real size: 24

    color: Theme.ivory
    font.family: Theme.display
    font.weight: Font.Bold
    font.capitalization: Font.AllUppercase
    font.pixelSize: Math.max(1, Theme.px(size))
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
}
