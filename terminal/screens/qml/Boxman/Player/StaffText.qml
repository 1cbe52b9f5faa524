// A few words on the attendant's panel.
import QtQuick

Text {
    color: Theme.ivory
    font.family: Theme.text
    font.weight: Font.Medium
    font.pixelSize: Theme.px(24)
    elide: Text.ElideRight
}
