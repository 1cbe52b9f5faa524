// A step of a recalled game: its number, its description, the money, and its effect on each bet.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

GamePanel {
    id: root

    required property Recalled game
    required property string money

    GameText {
        id: step

        x: Theme.px(24)
        y: Theme.px(10)
        text: root.game.stepNumber
        color: Theme.gold
        font.weight: Font.DemiBold
    }
    GameText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.baseline: step.baseline
        width: parent.width - 2 * step.x - step.width - Theme.px(30)
        horizontalAlignment: Text.AlignRight
        text: root.money
        color: Theme.ivoryDim
    }
    GameText {
        x: Theme.px(24)
        y: Theme.px(40)
        width: parent.width - 2 * x
        height: decided.y - y
        text: root.game.sentence
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(28)
        wrapMode: Text.WordWrap
        lineHeight: 0.86
        fontSizeMode: Text.Fit
    }
    Grid {
        id: decided

        readonly property int line: Math.min(Theme.px(28), Math.floor((parent.height - y - Theme.px(6)) / rows))

        x: Theme.px(24)
        y: Theme.px(80)
        columns: each.count > 12 ? 4 : 3
        rows: Math.max(1, Math.ceil(each.count / columns))
        flow: Grid.TopToBottom
        columnSpacing: Theme.px(24)

        Repeater {
            id: each

            model: root.game.decisions

            GameText {
                required property string tone
                required text

                width: (root.width - 2 * decided.x - (decided.columns - 1) * decided.columnSpacing) / decided.columns
                height: decided.line
                verticalAlignment: Text.AlignVCenter
                color: Theme.toneInk(tone)
                font.pixelSize: Theme.px(21)
                minimumPixelSize: Theme.px(each.count > 12 ? 16 : 20) // of many bets none may be left out
            }
        }
    }
}
