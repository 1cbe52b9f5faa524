// The rig's window: hands for every simulated device, beside the cabinet.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

Window {
    id: window

    required property var panel
    required property string owner

    width: 460
    height: 1030
    minimumWidth: 450
    minimumHeight: 320
    visible: true
    color: Theme.ground
    title: qsTr("%1: simulated devices").arg(window.owner)

    Flickable {
        id: flickable

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: status.top
        contentHeight: cards.implicitHeight + 2 * Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: cards

            x: (flickable.width - width) / 2
            y: Theme.margin
            width: Math.min(flickable.width - 2 * Theme.margin, 640)
            spacing: Theme.gap + 2

            DealerCard {
                panel: window.panel
            }

            BillsCard {
                panel: window.panel
            }

            DiceCard {
                panel: window.panel
            }

            PrinterCard {
                panel: window.panel
                onTicketClicked: ticket.open()
            }

            DoorsCard {
                panel: window.panel
            }

            CardsCard {
                panel: window.panel
            }

            CablesCard {
                panel: window.panel
            }
        }
    }

    StatusLine {
        id: status

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        panel: window.panel
    }

    TicketLarge {
        id: ticket

        anchors.fill: parent
        source: window.panel.ticket
    }
}
