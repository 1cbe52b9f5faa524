// A player's card asks for its PIN. Play without the card is always one touch away.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property PlayerCard playerCard

    speech: qsTr("The PIN of your card")

    Card {
        anchors.centerIn: parent
        width: Theme.px(1180)
        height: Math.max(pad.height, words.height + Theme.px(150)) + bodyTop + Theme.px(34)
        title: qsTr("Your card")
        bodyTop: Theme.px(120)

        Column {
            id: words

            width: Theme.px(450)
            spacing: Theme.px(24)

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(120)
                picture: "icons/lock-gold.png"
            }
            WindowText {
                text: qsTr("Your PIN logs you in. Your credit and your bets stay as they are.")
                lineHeight: 1.2
            }
            WindowText {
                size: 23
                text: qsTr("After too many wrong PINs the card is blocked until an attendant unblocks it.")
                color: Theme.ivoryDim
                lineHeight: 1.2
            }
        }

        ActionButton {
            anchors.bottom: parent.bottom
            width: Theme.px(450)
            height: Theme.px(96)
            label: qsTr("Play without card")
            letterSize: 36
            onPressed: root.playerCard.without()
        }

        PinPad {
            id: pad

            anchors.right: parent.right
            width: Theme.px(580)
            pin: root.playerCard.pin as TypedPin
        }
    }
}
