// Asks whether the player pays the commission: the bets, the commission for each, YES or NO. A tap beside it is
// ignored.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property Commission commission
    readonly property int rowHeight: Math.min(Theme.fs(76), Math.floor(Theme.px(500) / Math.max(1, each.count)))

    component Figure: TabularText {
        height: root.rowHeight
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        font.weight: Font.DemiBold
        font.pixelSize: Math.min(Theme.fs(34), Math.round(root.rowHeight * 0.6))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    component Heading: PlainText {
        color: Theme.gold
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(23)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(16)
    }

    speech: qsTr("Commission")
    title: qsTr("Commission")
    cardWidth: 1060
    spacing: 14
    onTappedBeside: root.commission.remind()

    WindowText {
        text: each.count > 1 ? qsTr("These bets cost a commission. Do you accept it?") : qsTr("This bet costs a commission. Do you accept it?")
        color: Theme.ivoryDim
    }

    Item {
        width: parent.width
        height: Theme.fs(32)

        Heading {
            x: Theme.px(14)
            width: Theme.px(346)
            anchors.bottom: parent.bottom
            text: qsTr("Bet")
        }
        Heading {
            x: Theme.px(370)
            width: Theme.px(250)
            anchors.bottom: parent.bottom
            horizontalAlignment: Text.AlignRight
            text: qsTr("Stake")
        }
        Heading {
            x: Theme.px(640)
            width: parent.width - x - Theme.px(14)
            anchors.bottom: parent.bottom
            horizontalAlignment: Text.AlignRight
            text: qsTr("Commission")
        }
    }

    Column {
        width: parent.width
        spacing: Theme.px(4)

        Repeater {
            id: each

            model: root.commission.rows

            Rectangle {
                id: row

                required property string bet
                required property string stake
                required property string fee

                width: parent?.width ?? 0
                height: root.rowHeight
                radius: Theme.px(8)
                color: "#14ffffff"
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: stake %2, commission %3").arg(row.bet).arg(row.stake).arg(row.fee)

                Figure {
                    x: Theme.px(14)
                    width: Theme.px(346)
                    horizontalAlignment: Text.AlignLeft
                    text: row.bet
                }
                Figure {
                    x: Theme.px(370)
                    width: Theme.px(250)
                    text: row.stake
                }
                Figure {
                    x: Theme.px(640)
                    width: parent.width - x - Theme.px(14)
                    text: row.fee
                    color: Theme.goldBright
                    font.weight: Font.Bold
                    font.pixelSize: Math.min(Theme.fs(56), Math.round(root.rowHeight * 0.74))
                }
            }
        }

        Figure {
            visible: each.count > 1
            width: parent.width - Theme.px(14)
            height: Theme.fs(72)
            text: qsTr("Total %1").arg(root.commission.commissions)
            color: Theme.goldBright
            font.weight: Font.Bold
            font.pixelSize: Theme.fs(50)
        }
    }

    WindowText {
        size: 25
        text: root.commission.taken
        color: Theme.ivoryDim
    }

    Reason {
        reason: root.commission.refusal
    }

    YesOrNo {
        onAnswered: yes => root.commission.answer(yes)
    }
}
