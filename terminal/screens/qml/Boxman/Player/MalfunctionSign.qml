// The rule for malfunctions, as small print that is on the screen at all times (regulation L9).
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Idle idle

    radius: Theme.px(8)

    TextMetrics {
        id: oneLine

        font: sentence.font
        text: sentence.text
    }

    DisplayText {
        id: sentence

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(1)
        // Two lines of about the same length.
        width: Math.min(parent.width - Theme.px(16), Math.ceil(oneLine.advanceWidth * 0.62))
        height: parent.height - y
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 0.86
        text: root.idle.malfunction
        color: Theme.ivory
        font.pixelSize: Theme.px(22)
        font.letterSpacing: Theme.px(1)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }
}
