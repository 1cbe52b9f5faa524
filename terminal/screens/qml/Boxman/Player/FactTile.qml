// One count of the statistics: its figure, large, and what it counts.
import QtQuick

Plate {
    id: root

    required property string title
    required property string value

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(root.value)

    Lettering {
        id: figure

        x: Theme.px(14)
        width: Theme.px(74)
        height: parent.height
        topPadding: Theme.px(3)
        horizontalAlignment: Text.AlignLeft
        text: root.value
        color: Theme.goldBright
        size: 46
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(26)
    }
    Text {
        x: Theme.px(92)
        width: parent.width - x - Theme.px(8)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.title
        color: Theme.ivory
        lineHeight: 0.95
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.fs(18)
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(font.pixelSize * 0.7)
        textFormat: Text.PlainText
    }
}
