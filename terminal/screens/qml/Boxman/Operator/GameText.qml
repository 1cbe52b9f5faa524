// A few words on a recalled game; one that is too long gets smaller, for nothing of a game may be left out.
import QtQuick
import Boxman.Shared

StaffText {
    font.features: {
        "tnum": 1
    }
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.px(16)
}
