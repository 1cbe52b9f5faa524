// The title of a chart.
import QtQuick
import Boxman.Shared

PlainText {
    color: Theme.gold
    font.family: Theme.display
    font.capitalization: Font.AllUppercase
    font.weight: Font.Bold
    font.pixelSize: Theme.fs(28)
    font.letterSpacing: Theme.px(1.5)
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.fs(18)
}
