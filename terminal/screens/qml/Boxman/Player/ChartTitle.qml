// The title of a chart.
import QtQuick
import Boxman.Shared

DisplayText {
    color: Theme.gold
    font.pixelSize: Theme.fs(28)
    font.letterSpacing: Theme.px(1.5)
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.fs(18)
}
