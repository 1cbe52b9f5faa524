// A few words on a recalled game; what is too long gets smaller.
import QtQuick
import Boxman.Player

Text {
    color: Theme.ivory
    font.family: Theme.text
    font.weight: Font.Medium
    font.pixelSize: Theme.px(24)
    font.features: {
        "tnum": 1
    }
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.px(14)
    elide: Text.ElideRight
    textFormat: Text.PlainText
}
