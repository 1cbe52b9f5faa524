// A few words for the staff.
import QtQuick

PlainText {
    font.pixelSize: Theme.px(24)
    elide: Text.ElideRight
}
