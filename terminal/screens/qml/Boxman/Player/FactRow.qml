// One count of the statistics: its name, and its figure.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property int index
    required property string title
    required property string value

    radius: Theme.px(8)
    color: root.index % 2 ? "transparent" : "#12ffffff"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(root.value)

    PlainText {
        x: Theme.px(14)
        width: figure.x - x - Theme.px(12)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.title
        font.pixelSize: Theme.fs(20)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(font.pixelSize * 0.7)
    }
    Lettering {
        id: figure

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        height: parent.height
        topPadding: Theme.px(3)
        text: root.value
        color: Theme.goldBright
        size: 38
    }
}
