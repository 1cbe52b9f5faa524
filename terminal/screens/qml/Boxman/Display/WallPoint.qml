// The puck: OFF before a Point, or ON with the Point beside it.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Wall wall
    readonly property bool on: root.wall.point > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: root.on ? qsTr("The Point is %1").arg(root.wall.point) : qsTr("Come-out roll")

    Picture {
        x: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(104)
        picture: root.on ? "puck/puck-on.png" : "puck/puck-off.png"
    }

    DisplayText {
        x: Theme.px(156)
        width: parent.width - x - (root.on ? Theme.px(190) : Theme.px(24))
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.on ? qsTr("Point") : qsTr("Come-out roll")
        color: Theme.goldBright
        font.pixelSize: Theme.px(64)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(44)
    }

    TabularText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        height: parent.height
        visible: root.on
        verticalAlignment: Text.AlignVCenter
        text: root.wall.point
        font.weight: Font.Bold
        font.pixelSize: Theme.px(112)
    }
}
