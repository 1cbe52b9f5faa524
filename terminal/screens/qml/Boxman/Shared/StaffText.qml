// A few words for the staff.
import QtQuick

PlainText {
    color: Theme.ivory
    font.family: Theme.text
    font.weight: Font.Medium
    font.pixelSize: Theme.px(24)
    elide: Text.ElideRight
}
