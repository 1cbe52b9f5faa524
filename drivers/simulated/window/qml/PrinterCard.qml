// Hands at the ticket printer, and the last ticket to look at.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.printer

    signal ticketClicked

    title: qsTr("Printer")
    says: seen.says

    RowLayout {
        spacing: Theme.margin

        TicketThumb {
            Layout.preferredWidth: 180
            Layout.preferredHeight: 76
            source: card.panel.ticket
            onClicked: card.ticketClicked()
        }

        ColumnLayout {
            spacing: Theme.gap

            OrderButton {
                Layout.fillHeight: true
                panel: card.panel
                order: "ticket take"
                text: qsTr("Take ticket")
                enabled: card.seen.chute
                accented: true
            }

            OrderToggle {
                Layout.fillHeight: true
                panel: card.panel
                text: qsTr("Leave tickets")
                on: card.seen.held
                orderOn: "ticket hold"
                orderOff: "ticket release"
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [["load", "ok", qsTr("Paper loaded")], ["low", "low", qsTr("Paper low")], ["out", "out", qsTr("Paper out")]]

            OrderButton {
                required property var modelData
                readonly property bool current: card.seen.paper === modelData[1]

                panel: card.panel
                order: "printer paper " + modelData[0]
                text: modelData[2]
                accented: current
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: current
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        OrderToggle {
            panel: card.panel
            text: qsTr("Paper jam")
            on: card.seen.jammed
            orderOn: "printer jam"
            orderOff: "printer clear"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Head up")
            on: card.seen.headUp
            orderOn: "printer head up"
            orderOff: "printer head down"
        }

        OrderToggle {
            panel: card.panel
            text: qsTr("Drawer open")
            on: card.seen.drawerOpen
            orderOn: "printer drawer open"
            orderOff: "printer drawer close"
        }
    }
}
