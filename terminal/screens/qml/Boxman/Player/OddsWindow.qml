// Offers odds on a bet that has just got its Point: a button for each multiple of the bet, and one to decline.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property OddsOffers odds

    speech: root.odds.question
    title: qsTr("Odds")
    cardWidth: 1300
    onTappedBeside: root.odds.decline()

    WindowText {
        size: 38
        text: root.odds.question
        font.weight: Font.DemiBold
    }
    WindowText {
        size: 26
        text: root.odds.detail
        color: Theme.ivoryDim
    }

    Grid {
        id: choices

        readonly property int cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

        width: parent.width
        columns: Math.max(1, Math.min(5, each.count))
        columnSpacing: Theme.px(16)
        rowSpacing: Theme.px(16)

        Repeater {
            id: each

            model: root.odds.choices

            ChoiceButton {
                id: choice

                required property int index
                required property string amount
                required open

                width: choices.cell
                height: Theme.px(128)
                note: choice.amount
                onPressed: root.odds.choose(choice.index)
            }
        }
    }

    Reason {
        reason: root.odds.refusal
    }

    ActionButton {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(420)
        height: Theme.px(96)
        label: qsTr("No odds")
        letterSize: 40
        onPressed: root.odds.decline()
    }
}
