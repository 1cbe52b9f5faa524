// Cable and power of each device.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    title: qsTr("Cables and power")

    Repeater {
        model: [["validator", qsTr("Validator")], ["printer", qsTr("Printer")], ["dice", qsTr("Dice")], ["board", qsTr("Board")], ["cards", qsTr("Cards")], ["dealer", qsTr("Dealer")]]

        RowLayout {
            id: row

            required property var modelData
            readonly property string device: modelData[0]
            readonly property var cable: card.panel.look.cables[device]

            // A dealer's console is used at a table with a dealer.
            visible: device !== "dealer" || card.panel.look.dealer.known

            spacing: Theme.gap

            PlainText {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: row.cable.says ? row.modelData[1] + ", " + row.cable.says : row.modelData[1]
                elide: Text.ElideRight
                color: row.cable.plugged && row.cable.powered ? Theme.text : Theme.bad
                font.pixelSize: Theme.textSize
            }

            OrderToggle {
                panel: card.panel
                text: qsTr("Cable")
                on: row.cable.plugged
                orderOn: "plug " + row.device
                orderOff: "unplug " + row.device
                onColor: Theme.good
                Accessible.name: qsTr("Cable of the %1").arg(row.device)
            }

            OrderToggle {
                panel: card.panel
                text: qsTr("Power")
                on: row.cable.powered
                orderOn: "power " + row.device + " on"
                orderOff: "power " + row.device + " off"
                onColor: Theme.good
                Accessible.name: qsTr("Power of the %1").arg(row.device)
            }
        }
    }
}
