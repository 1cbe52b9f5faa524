// The dice of the last throw on the cloth, and the stickman's call beneath them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Frame {
    id: root

    required property Wall wall
    readonly property int dieSize: Theme.px(root.wall.dice.length > 2 ? 252 : 385)

    Picture {
        anchors.centerIn: parent
        visible: root.wall.dice.length === 0
        width: Theme.px(260)
        opacity: 0.3
        picture: "logo/icon-256.png"
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((parent.height - Theme.px(root.wall.call.length > 0 ? 110 : 0) - height) / 2)
        columns: root.wall.dice.length > 3 ? 2 : 3

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
        x: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        width: parent.width - 2 * x
        height: Theme.px(104)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.wall.call
        color: root.wall.bad ? Theme.redInk : Theme.goldBright
        font.pixelSize: Theme.px(92)
        font.letterSpacing: Theme.px(3)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(64)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.wall.call
    }
}
