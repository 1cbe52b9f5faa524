// Letters printed on the felt.
import QtQuick

DisplayText {
    property real size: 24

    font.pixelSize: Math.max(1, Theme.px(size))
    font.wordSpacing: Theme.px(size * 0.12) // the font's own space is too narrow for 7 to 1
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
}
