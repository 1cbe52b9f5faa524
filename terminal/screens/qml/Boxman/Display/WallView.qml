// The wall display: clock, Point and shooter at the left, the dice in the middle, the limits at the right; beneath them
// the hot numbers and the last results.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Wall wall

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth-dark.png"
        fillMode: Image.Tile
    }

    // Before anything was read of a table there is nothing to show but the house.
    Item {
        anchors.fill: parent
        visible: !root.wall.known

        Image {
            anchors.fill: parent
            source: Theme.assets + "felt/lamp.png"
        }

        Image {
            id: emblem

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(parent.height / 2) - Theme.px(230)
            height: Theme.px(180)
            source: Theme.assets + "logo/boxman-720.png"
            sourceSize.height: height
            fillMode: Image.PreserveAspectFit
        }

        DisplayText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: emblem.y + Theme.px(230)
            text: root.wall.word
            color: Theme.goldBright
            font.pixelSize: Theme.px(110)
            font.letterSpacing: Theme.px(5)
        }

        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: emblem.y + Theme.px(380)
            text: root.wall.place
            font.pixelSize: Theme.px(48)
            font.letterSpacing: Theme.px(2)
        }
    }

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)
        visible: root.wall.known

        Image {
            x: Theme.px(44)
            y: Theme.px(24)
            height: Theme.px(72)
            source: Theme.assets + "logo/boxman-720.png"
            sourceSize.height: height
            fillMode: Image.PreserveAspectFit
            horizontalAlignment: Image.AlignLeft
        }

        DisplayText {
            x: Theme.px(480)
            y: Theme.px(14)
            width: Theme.px(960)
            height: Theme.px(92)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.wall.title
            color: Theme.goldBright
            font.pixelSize: Theme.px(84)
            font.letterSpacing: Theme.px(6)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(56)
        }

        DisplayText {
            x: Theme.px(1460)
            y: Theme.px(24)
            width: Theme.px(416)
            height: Theme.px(72)
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: root.wall.place
            font.pixelSize: Theme.px(56)
            font.letterSpacing: Theme.px(3)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(36)
        }

        WallClockPlate {
            x: Theme.px(44)
            y: Theme.px(122)
            width: Theme.px(520)
            height: Theme.px(root.wall.puck ? 312 : root.wall.casts && root.wall.seated ? 412 : root.wall.seated ? 568 : 668)
            wall: root.wall
        }

        WallPoint {
            x: Theme.px(44)
            y: Theme.px(450)
            width: Theme.px(520)
            height: Theme.px(140)
            visible: root.wall.puck
            wall: root.wall
        }

        WallMain {
            x: Theme.px(44)
            y: Theme.px(550)
            width: Theme.px(520)
            height: Theme.px(140)
            visible: root.wall.casts && root.wall.seated
            wall: root.wall
        }

        WallHand {
            x: Theme.px(44)
            y: Theme.px(root.wall.puck ? 606 : 706)
            width: Theme.px(520)
            height: Theme.px(root.wall.puck ? 184 : 84)
            visible: root.wall.puck || root.wall.seated
            wall: root.wall
        }

        WallTray {
            x: Theme.px(584)
            y: Theme.px(122)
            width: Theme.px(796)
            height: Theme.px(668)
            wall: root.wall
        }

        LimitsSign {
            x: Theme.px(1400)
            y: Theme.px(122)
            width: Theme.px(476)
            height: Theme.px(668)
            limits: root.wall.limits as Rows
        }

        HotNumbers {
            x: Theme.px(44)
            y: Theme.px(808)
            width: Theme.px(760)
            height: Theme.px(248)
            numbers: root.wall.hot as Rows
        }

        RollStrip {
            x: Theme.px(824)
            y: Theme.px(808)
            width: Theme.px(1060)
            height: Theme.px(248)
            rolls: root.wall.history as Rows
            shown: 7
            grade: 1.7
        }
    }
}
