// A few words on a recalled game; a long text gets smaller.
import QtQuick
import Boxman.Shared

StaffText {
    font.features: {
        "tnum": 1
    }
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.px(14)
}
