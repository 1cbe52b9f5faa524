// Offers to move a Place bet that won on the come-out roll to the field of another number.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property Transfers transfers

    speech: root.transfers.question
    title: qsTr("Move your bet?")
    cardWidth: 1180
    spacing: 22
    onTappedBeside: root.transfers.keep()

    WindowText {
        size: 32
        text: root.transfers.question
    }

    Grid {
        id: targets

        readonly property int cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

        width: parent.width
        columns: Math.max(1, Math.min(5, each.count))
        columnSpacing: Theme.px(16)
        rowSpacing: Theme.px(16)

        Repeater {
            id: each

            model: root.transfers.targets

            ChoiceButton {
                id: target

                required property string bet
                required speech

                width: targets.cell
                height: Theme.px(128)
                onPressed: root.transfers.move(target.bet)
            }
        }
    }

    WindowText {
        visible: root.transfers.costs.length > 0
        size: 25
        text: root.transfers.costs
        color: Theme.ivoryDim
    }

    ActionButton {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(420)
        height: Theme.px(96)
        label: root.transfers.keeping
        letterSize: 40
        onPressed: root.transfers.keep()
    }
}
