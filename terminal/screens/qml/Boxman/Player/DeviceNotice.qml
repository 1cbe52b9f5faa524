// What the player should know of the devices, on the rail beneath the felt; the house's name while all is well.
import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Service service
    required property string standing
    readonly property bool isWarning: root.service.notice.length > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: root.service.notice

    Text {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(34)
        verticalAlignment: Text.AlignVCenter
        visible: !root.isWarning
        text: root.standing
        color: "#b5a37a"
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(20)
        font.letterSpacing: Theme.px(3)
        textFormat: Text.PlainText
    }

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.isWarning
        width: Math.min(root.width, Math.ceil(line.contentWidth) + Theme.px(60))
        height: line.lineCount > 1 ? root.height : Theme.px(38)
        radius: Theme.px(19)
        color: "#f02a1c05"
        border.width: Theme.line(2)
        border.color: Theme.amber

        Text {
            id: line

            anchors.centerIn: parent
            width: root.width - Theme.px(60)
            height: root.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: root.service.notice
            color: Theme.amber
            font.family: Theme.text
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(22)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
            textFormat: Text.PlainText
        }
    }
}
