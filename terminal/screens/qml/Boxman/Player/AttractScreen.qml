// Shown to passers-by at a table without a player. Nothing is animated except the change of panels.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Idle idle
    // At the right of the invitation is room for a button.
    property bool invites: false
    readonly property bool hasPicture: root.idle.picture.length > 0

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth.png"
        fillMode: Image.Tile
    }

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/lamp.png"
    }

    Rectangle {
        anchors.fill: parent
        color: "#66020503"
    }

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Image {
            x: Theme.px(84)
            y: Theme.px(56)
            height: Theme.px(76)
            source: Theme.assets + "logo/boxman-720.png"
            sourceSize.height: height
            fillMode: Image.PreserveAspectFit
            horizontalAlignment: Image.AlignLeft
        }

        PlainText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(84)
            y: Theme.px(70)
            text: root.idle.house
            color: "#d9c9a0"
            font.pixelSize: Theme.px(30)
            font.letterSpacing: Theme.px(3)
        }

        DisplayText {
            id: title

            x: Theme.px(880)
            y: Theme.px(176)
            width: Theme.px(960)
            height: Theme.px(250)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            lineHeight: 0.86
            text: root.idle.title
            color: Theme.goldBright
            font.pixelSize: Theme.px(270)
            font.letterSpacing: Theme.px(14)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(90)
        }

        Rectangle {
            x: Theme.px(1160)
            y: Theme.px(440)
            width: Theme.px(400)
            height: Theme.px(4)
            color: Theme.gold
        }

        Image {
            x: Theme.px(40)
            y: Theme.px(196)
            width: Theme.px(850)
            height: Theme.px(690)
            visible: root.hasPicture
            source: root.hasPicture ? Theme.assets + root.idle.picture : ""
            sourceSize: Qt.size(width, height)
            fillMode: Image.PreserveAspectFit
        }

        AttractPanel {
            x: Theme.px(880)
            y: Theme.px(462)
            width: Theme.px(960)
            height: Theme.px(420)
            idle: root.idle
        }

        Plate {
            x: Theme.px(84)
            y: Theme.px(892)
            width: Theme.px(root.invites ? 1168 : 1752)
            height: Theme.px(104)
            border.width: Theme.px(3)
            border.color: Theme.gold

            PlainText {
                anchors.fill: parent
                anchors.leftMargin: Theme.px(30)
                anchors.rightMargin: Theme.px(30)
                anchors.topMargin: Theme.px(4)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: root.idle.invitation
                color: Theme.goldBright
                font.weight: Font.Bold
                font.pixelSize: Theme.px(54)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(30)
            }
        }

        PlainText {
            x: Theme.px(84)
            y: Theme.px(999)
            width: Theme.px(1752)
            height: Theme.px(42)
            visible: root.idle.helpLine
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.idle.helpLine
            color: Theme.ivory
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(32)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
        }

        PlainText {
            x: Theme.px(84)
            y: Theme.px(root.idle.helpLine ? 1042 : 1014)
            width: Theme.px(1752)
            height: Theme.px(32)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.idle.malfunctionHere
            color: Theme.ivory
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }
}
