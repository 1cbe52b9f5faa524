// A device the player should know about, on the rail beneath the felt; the house's name while all is well.
import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Service service
    required property string standing

    Accessible.role: Accessible.StaticText
    Accessible.name: root.service.notice

    Rectangle {
        anchors.centerIn: parent
        visible: root.service.notice.length > 0
        width: Math.min(root.width, line.implicitWidth + Theme.px(60))
        height: root.height
        radius: height / 2
        color: "#f02a1c05"
        border.width: Theme.line(2)
        border.color: Theme.amber
    }

    Text {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(30)
        anchors.rightMargin: Theme.px(30)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.service.notice.length > 0 ? root.service.notice : root.standing
        color: root.service.notice.length > 0 ? Theme.amber : "#b5a37a"
        font.family: Theme.text
        font.weight: root.service.notice.length > 0 ? Font.DemiBold : Font.Medium
        font.pixelSize: Theme.px(root.service.notice.length > 0 ? 23 : 20)
        font.letterSpacing: Theme.px(root.service.notice.length > 0 ? 0.3 : 3)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(17)
        elide: Text.ElideRight
    }
}
