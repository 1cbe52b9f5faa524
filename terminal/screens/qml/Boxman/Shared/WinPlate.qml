// What a bet has won, and how: the amount in gold, the stake and its pay beneath.
import QtQuick

ShadedRectangle {
    id: root

    required property string gain
    required property string reason
    property real growth: 1

    width: Math.max(amount.implicitWidth, why.visible ? why.implicitWidth : 0) + Theme.px(root.reason.length > 0 ? 16 : 10)
    height: Theme.px((root.reason.length > 0 ? 44 : 28) * root.growth)
    radius: Theme.px(12)
    border.width: Theme.line(2)
    border.color: "#fff3c9"
    upper: "#fbe3a0"
    lower: "#cf9d3c"

    TabularText {
        id: amount

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(1)
        text: root.gain
        color: Theme.ink
        font.weight: Font.Bold
        font.pixelSize: Theme.px(20 * root.growth)
    }

    PlainText {
        id: why

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(24 * root.growth)
        visible: root.reason.length > 0
        text: root.reason
        color: Theme.ink
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(14 * root.growth)
    }
}
