// Asks a player with a card, once, whether this machine may remember; nothing is remembered before the answer.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property PlayerCard playerCard

    speech: qsTr("May this machine remember you?")

    Card {
        anchors.centerIn: parent
        width: Theme.px(1240)
        height: Math.max(root.playerCard.choosing ? pad.height : 0, words.height + Theme.px(150)) + bodyTop + Theme.px(34)
        title: root.playerCard.choosing ? qsTr("The PIN of your card") : qsTr("May this machine remember you?")
        bodyTop: Theme.px(120)

        Column {
            id: words

            width: root.playerCard.choosing ? Theme.px(480) : parent.width
            spacing: Theme.px(22)

            WindowText {
                visible: root.playerCard.choosing
                text: qsTr("This machine asks for your PIN whenever your card is used here, so that no one else can log in with it.")
                lineHeight: 1.2
            }
            WindowText {
                visible: !root.playerCard.choosing
                text: qsTr("It would keep your language, hand and text size, the felts you save, your first name and the figures of your play, under a code instead of your card number.")
                lineHeight: 1.2
            }
            WindowText {
                visible: !root.playerCard.choosing
                size: 25
                text: qsTr("You can have all of it deleted at any time: Session, Your card, Forget me. The machine's log keeps what it has recorded until then.")
                color: Theme.ivoryDim
                lineHeight: 1.2
            }
            WindowText {
                visible: !root.playerCard.choosing
                size: 25
                text: qsTr("Limits that you set hold for your card until the gaming day ends, whatever you answer.")
                color: Theme.ivoryDim
                lineHeight: 1.2
            }
        }

        // Neither answer is brighter than the other: the choice is the player's own.
        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !root.playerCard.choosing
            spacing: Theme.px(24)

            ActionButton {
                width: Theme.px(440)
                height: Theme.px(104)
                label: qsTr("Remember me")
                letterSize: 40
                onPressed: root.playerCard.answer(true)
            }
            ActionButton {
                width: Theme.px(440)
                height: Theme.px(104)
                label: qsTr("No, thank you")
                speech: qsTr("Do not remember me")
                letterSize: 40
                onPressed: root.playerCard.answer(false)
            }
        }

        ActionButton {
            anchors.bottom: parent.bottom
            x: Theme.px(90)
            visible: root.playerCard.choosing
            width: Theme.px(300)
            height: Theme.px(96)
            label: qsTr("Back")
            speech: qsTr("Back to the question")
            letterSize: 36
            onPressed: root.playerCard.reconsider()
        }

        PinPad {
            id: pad

            anchors.right: parent.right
            visible: root.playerCard.choosing
            width: Theme.px(580)
            pin: root.playerCard.pin as TypedPin
        }
    }
}
