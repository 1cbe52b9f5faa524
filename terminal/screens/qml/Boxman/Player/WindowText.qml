// A sentence in a window, as wide as the window and as high as it needs to be.
import QtQuick
import Boxman.Shared

PlainText {
    property real size: 28

    width: parent?.width ?? 0
    horizontalAlignment: Text.AlignHCenter
    wrapMode: Text.WordWrap
    font.pixelSize: Theme.fs(size)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
