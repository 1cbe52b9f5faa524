// The dice of the last throw on the cloth, and the stickman's call beneath them. While bets are shown on the table, what
// lies on its fields has the lower half.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Frame {
    id: root

    required property Wall wall
    readonly property int dieSize: Theme.px(root.wall.lies ? 190 : root.wall.dice.length > 2 ? 252 : 385)
    readonly property int diceHeight: call.parent.height - (root.wall.lies ? bets.height + Theme.px(14) : 0)

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((root.diceHeight - height) / 2)
        visible: root.wall.dice.length === 0
        width: Theme.px(root.wall.lies ? 150 : 260)
        opacity: 0.3
        picture: "logo/icon-256.png"
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((root.diceHeight - Theme.px(root.wall.call.length === 0 ? 0 : root.wall.lies ? 66 : 110) - height) / 2)
        columns: root.wall.lies ? 4 : root.wall.dice.length > 3 ? 2 : 3

        Repeater {
            model: root.wall.dice

            LargeDie {
                required property int index
                required property int modelData

                width: root.dieSize
                face: modelData
                path: index % 2 ? "b" : "a"
            }
        }
    }

    DisplayText {
        id: call

        x: Theme.px(24)
        y: root.diceHeight - height - Theme.px(root.wall.lies ? 0 : 14)
        width: parent.width - 2 * x
        height: Theme.px(root.wall.lies ? 66 : 104)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.wall.call
        color: root.wall.bad ? Theme.redInk : Theme.goldBright
        font.pixelSize: Theme.px(root.wall.lies ? 58 : 92)
        font.letterSpacing: Theme.px(3)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(root.wall.lies ? 42 : 64)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.wall.call
    }

    WallBets {
        id: bets

        x: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        width: parent.width - 2 * x
        visible: root.wall.lies
        laid: root.wall.laid as Rows
    }
}
