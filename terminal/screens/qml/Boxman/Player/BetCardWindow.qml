// The card of a field, opened by a long press: what its bet is and is worth, and its chips.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property BetCard card
    required property Windows windows

    speech: qsTr("About %1").arg(root.card.title)
    onTappedBeside: root.windows.close()
    Component.onCompleted: root.card.prepare()

    Card {
        id: frame

        anchors.centerIn: parent
        width: Theme.px(1500)
        height: buttons.y + buttons.height + frame.bodyTop + Theme.px(34)
        title: root.card.title
        bodyTop: Theme.px(108)

        BetCardRules {
            id: rules

            width: Theme.px(750)
            card: root.card
        }
        BetCardFigures {
            id: figures

            x: Theme.px(786)
            width: parent.width - x
            card: root.card
        }

        Reason {
            id: reason

            y: Math.max(rules.height, figures.height) + Theme.px(10)
            reason: root.card.refusal
        }

        Row {
            id: buttons

            y: reason.y + reason.height + Theme.px(12)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(18)

            ActionButton {
                width: Theme.px(240)
                height: Theme.px(96)
                label: "\u2212 " + root.card.chip
                speech: qsTr("One chip less")
                letterSize: 42
                open: root.card.lessOpen
                onPressed: root.card.less()
            }
            ActionButton {
                width: Theme.px(240)
                height: Theme.px(96)
                label: "+ " + root.card.chip
                speech: qsTr("One chip more")
                letterSize: 42
                open: root.card.moreOpen
                onPressed: root.card.more()
            }
            ActionButton {
                width: Theme.px(300)
                height: Theme.px(96)
                label: qsTr("Take down")
                letterSize: 38
                open: root.card.downOpen
                onPressed: root.card.takeDown()
            }
            ActionButton {
                width: Theme.px(300)
                height: Theme.px(96)
                label: qsTr("Back")
                speech: qsTr("Close the card")
                letterSize: 38
                onPressed: root.windows.close()
            }
        }
    }
}
