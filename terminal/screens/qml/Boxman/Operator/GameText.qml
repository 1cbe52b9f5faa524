// A few words on a recalled game; one that is too long gets smaller.
import QtQuick
import Boxman.Shared

StaffText {
    font.features: {
        "tnum": 1
    }
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.px(20)
}
