// Hands at the bill validator.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.validator

    title: qsTr("Bills")
    says: seen.says

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [[5, "#b9a9c6"], [10, "#d9b98a"], [20, "#a9c49a"], [50, "#c9a0a0"], [100, "#94b6c8"]]

            Banknote {
                required property var modelData

                panel: card.panel
                units: modelData[0]
                paper: modelData[1]
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        OrderButton {
            panel: card.panel
            order: "bill tear"
            text: qsTr("Tear back")
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Cheated")
            on: card.seen.cheated
            orderOn: "bill cheat"
            orderOff: "bill clear"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Breakdown")
            on: card.seen.failed
            orderOn: "bill fail"
            orderOff: "bill clear"
        }
    }

    RowLayout {
        spacing: Theme.gap

        OrderToggle {
            panel: card.panel
            text: qsTr("Bill jam")
            on: card.seen.jammed
            orderOn: "bill jam"
            orderOff: "bill clear"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Stacker full")
            on: card.seen.full
            orderOn: "bill full"
            orderOff: "bill empty"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Box out")
            on: card.seen.open
            orderOn: "bill open"
            orderOff: "bill close"
        }
    }
}
