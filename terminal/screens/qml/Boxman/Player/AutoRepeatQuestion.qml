// Asks whether the bets should be repeated automatically after every roll.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property AutoRepeat autoRepeat
    required property Windows windows

    speech: qsTr("Repeat these bets after every roll?")
    onTappedBeside: root.windows.close()

    Card {
        id: card

        anchors.centerIn: parent
        width: Theme.px(980)
        height: body.height + card.bodyTop + Theme.px(38)
        title: qsTr("Auto repeat")
        bodyTop: Theme.px(108)

        Column {
            id: body

            width: parent.width
            spacing: Theme.px(18)

            WindowText {
                size: 36
                text: root.speech
                font.weight: Font.DemiBold
            }
            WindowText {
                size: 62
                text: qsTr("%1 a round").arg(root.autoRepeat.sum)
                color: Theme.goldBright
                font.weight: Font.Bold
            }
            WindowText {
                visible: root.autoRepeat.putUp.length > 0
                size: 28
                text: qsTr("Repeat puts up %1 now.").arg(root.autoRepeat.putUp)
            }
            WindowText {
                size: 25
                text: root.autoRepeat.rolls ? qsTr("The dice roll by themselves until you touch the table.") : qsTr("The bets go up by themselves until you touch the table.")
                color: Theme.ivoryDim
            }

            Item {
                width: parent.width
                height: Theme.px(4)
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(24)

                ActionButton {
                    width: Theme.px(320)
                    height: Theme.px(112)
                    label: qsTr("Yes")
                    accented: true
                    letterSize: 52
                    onPressed: root.autoRepeat.answer(true)
                }
                ActionButton {
                    width: Theme.px(320)
                    height: Theme.px(112)
                    label: qsTr("No")
                    letterSize: 52
                    onPressed: root.autoRepeat.answer(false)
                }
            }
        }
    }
}
