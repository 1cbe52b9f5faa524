// The rule for malfunctions, as small print that is on the screen at all times (regulation L9).
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Idle idle

    radius: Theme.px(8)

    DisplayText {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(8)
        anchors.rightMargin: Theme.px(8)
        anchors.topMargin: Theme.px(1)
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
