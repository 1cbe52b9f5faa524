// The player's money in five readings whose figures stand still while they change.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Plate {
    id: root

    required property Readout readout

    component Reading: Item {
        id: reading

        required property string caption
        required property string amount
        property bool strong: false

        width: root.width / 5
        height: root.height
        Accessible.role: Accessible.StaticText
        Accessible.name: reading.caption + " " + reading.amount

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(12)
            text: reading.caption
            color: Theme.gold
            font.family: Theme.display
            font.weight: Font.Bold
            font.pixelSize: Theme.px(24)
            font.letterSpacing: Theme.px(2)
        }

        Text {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.px(10)
            y: Theme.px(40)
            height: Theme.px(48)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: reading.amount
            color: reading.strong ? Theme.goldBright : Theme.ivory
            font.family: Theme.text
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(38)
            font.features: {
                "tnum": 1
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }

    component Divider: Rectangle {
        y: Theme.px(16)
        width: Theme.line(1)
        height: root.height - Theme.px(32)
        color: Theme.panelEdge
    }

    Row {
        Reading {
            caption: qsTr("CREDIT")
            amount: root.readout.credit
            strong: true
        }
        Reading {
            caption: qsTr("PLAYABLE")
            amount: root.readout.playable
        }
        Reading {
            caption: qsTr("BET")
            amount: root.readout.bet
        }
        Reading {
            caption: qsTr("LAST WIN")
            amount: root.readout.lastWin
        }
        Reading {
            caption: qsTr("LAST BET")
            amount: root.readout.lastBet
        }
    }

    Repeater {
        model: 4

        Divider {
            required property int index

            x: Math.round(root.width / 5 * (index + 1))
        }
    }
}
