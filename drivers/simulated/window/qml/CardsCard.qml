// Hands at the reader of players' cards: one that holds the card, or one at which it is swiped.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.cards
    readonly property var cards: [["1", qsTr("Card 1")], ["2", qsTr("Card 2")], ["3", qsTr("Card 3")], ["bank", qsTr("Bank's")]]

    title: qsTr("Player's card")
    says: seen.says

    RowLayout {
        spacing: Theme.gap
        visible: !card.seen.keyboard

        Repeater {
            model: card.cards

            OrderButton {
                required property var modelData

                panel: card.panel
                text: modelData[1]
                order: "card in " + modelData[0]
                enabled: !card.seen.full
                Accessible.name: qsTr("Put in: %1").arg(text)
            }
        }

        OrderButton {
            panel: card.panel
            text: qsTr("Bad")
            order: "card bad"
            enabled: !card.seen.full
            Accessible.name: qsTr("Put in a card that cannot be read")
        }
    }

    RowLayout {
        spacing: Theme.gap
        visible: card.seen.keyboard

        Repeater {
            model: [...card.cards, ["bad", qsTr("Bad")]]

            OrderButton {
                required property var modelData

                panel: card.panel
                text: modelData[1]
                order: "card swipe " + modelData[0]
                Accessible.name: qsTr("Swipe: %1").arg(text)
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        OrderButton {
            panel: card.panel
            text: qsTr("Out")
            Accessible.name: qsTr("Take the card out")
            order: "card out"
            enabled: card.seen.full
        }

        OrderButton {
            panel: card.panel
            text: qsTr("Second")
            Accessible.name: qsTr("Put in a second card")
            order: "card second"
            enabled: card.seen.full && !card.seen.second
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Fails")
            Accessible.name: qsTr("Breakdown of the card reader")
            on: card.seen.failed
            orderOn: "card fail"
            orderOff: "card repair"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Swipe")
            Accessible.name: qsTr("A reader that types like a keyboard")
            on: card.seen.keyboard
            orderOn: "card reader keyboard"
            orderOff: "card reader serial"
            onColor: Theme.accent
        }
    }
}
