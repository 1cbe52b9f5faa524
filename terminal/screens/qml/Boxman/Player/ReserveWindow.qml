// The player reserves the station: chooses a PIN and types it twice.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Reservation reservation
    required property Windows windows

    speech: qsTr("Reserve station")
    onTappedBeside: root.windows.close()

    Card {
        anchors.centerIn: parent
        width: Theme.px(1180)
        height: Math.max(pad.height, words.height + Theme.px(130)) + bodyTop + Theme.px(34)
        title: qsTr("Reserve station")
        bodyTop: Theme.px(120)

        Column {
            id: words

            width: Theme.px(450)
            spacing: Theme.px(24)

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(120)
                picture: "icons/reserve-gold.png"
            }
            WindowText {
                text: root.reservation.promise
                lineHeight: 1.2
            }
            WindowText {
                size: 23
                text: qsTr("Your credit and your bets stay as they are. An attendant can also open the station.")
                color: Theme.ivoryDim
                lineHeight: 1.2
            }
        }

        ActionButton {
            x: Theme.px(75)
            anchors.bottom: parent.bottom
            width: Theme.px(300)
            height: Theme.px(96)
            label: qsTr("Back")
            speech: qsTr("Do not reserve")
            letterSize: 36
            onPressed: root.windows.close()
        }

        PinPad {
            id: pad

            anchors.right: parent.right
            width: Theme.px(580)
            pin: root.reservation.pin as TypedPin
        }
    }
}
