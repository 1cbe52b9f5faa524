// The cabinet's doors and keys, and what its tower light shows.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.board
    readonly property var lampColors: ({
            "off": Theme.line,
            "call": Theme.calm,
            "fault": Theme.bad,
            "door": Theme.accent,
            "tilt": Theme.bad,
            "jackpot": Theme.calm,
            "payout": Theme.calm,
            "disabled": Theme.bad,
            "administrative": Theme.accent
        })

    title: qsTr("Doors and keys")

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [["main", qsTr("Main door")], ["cashbox", qsTr("Cash box")], ["logic", qsTr("Logic door")]]

            OrderToggle {
                required property var modelData

                panel: card.panel
                text: modelData[1]
                on: card.seen.doors[modelData[0]]
                orderOn: "door " + modelData[0] + " open"
                orderOff: "door " + modelData[0] + " close"
                onColor: Theme.accent
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [["attendant", qsTr("Attendant")], ["technician", qsTr("Technician")]]

            OrderToggle {
                required property var modelData

                panel: card.panel
                text: modelData[1]
                on: card.seen.keys[modelData[0]]
                orderOn: "key " + modelData[0] + " on"
                orderOff: "key " + modelData[0] + " off"
                onColor: Theme.accent
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: Theme.controlHeight

            Rectangle {
                id: lamp

                anchors.left: parent.left
                anchors.leftMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                width: 14
                height: 14
                radius: 7
                color: card.lampColors[card.seen.lamp] ?? Theme.line
            }

            PlainText {
                anchors.left: lamp.right
                anchors.leftMargin: 8
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Light: %1").arg(card.seen.lamp)
                color: Theme.textSoft
                font.pixelSize: Theme.textSize
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
