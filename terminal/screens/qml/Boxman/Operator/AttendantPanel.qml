// The staff's panel while a key is turned: the devices, the doors, money in doubt, and the pages of the menu.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Service service
    required property Rows devices
    required property Rows matters
    required property Information information
    required property Menu menu
    readonly property string title: root.service.attendant ? qsTr("Attendant") : qsTr("Technician")

    signal settled(string kind, int number, bool yes)

    visible: root.service.staff && root.menu.open.length === 0
    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    component Heading: PlainText {
        color: Theme.gold
        font.family: Theme.display
        font.capitalization: Font.AllUppercase
        font.weight: Font.Bold
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(2)
    }

    Rectangle {
        anchors.fill: parent
        color: "#b3000000"
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    // Takes all other fingers, which the mouse area would let through to play.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: false
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1640)
        height: Theme.px(1040)
        title: root.title
        bodyTop: Theme.px(110)

        Column {
            id: machine

            width: Theme.px(690)
            spacing: Theme.px(7)

            Heading {
                text: qsTr("Devices")
            }

            Repeater {
                model: root.devices

                DeviceLine {
                    width: machine.width
                }
            }

            Heading {
                topPadding: Theme.px(14)
                text: qsTr("Doors")
            }

            StaffText {
                width: machine.width
                wrapMode: Text.WordWrap
                text: root.service.doors.length > 0 ? root.service.doors : qsTr("All doors are shut")
                color: root.service.doors.length > 0 ? Theme.amber : Theme.ivory
            }
        }

        Rectangle {
            x: Theme.px(726)
            width: Theme.line(1)
            height: pages.y - Theme.px(20)
            color: Theme.panelEdge
        }

        Column {
            id: money

            x: Theme.px(764)
            width: parent.width - x
            spacing: machine.spacing

            Heading {
                text: qsTr("To be settled")
            }

            StaffText {
                visible: list.count === 0
                text: qsTr("Nothing has to be settled")
            }

            ListView {
                id: list

                width: money.width
                height: Theme.px(570)
                clip: true
                spacing: Theme.px(12)
                model: root.matters

                delegate: MatterCard {
                    id: matter

                    width: money.width
                    onDecided: isYes => root.settled(matter.kind, matter.number, isYes)
                }
            }
        }

        PageButtons {
            id: pages

            anchors.bottom: closing.top
            anchors.bottomMargin: Theme.px(12)
            width: parent.width
            buttons: root.menu.buttons as Rows
            onChosen: page => root.menu.show(page)
        }

        StaffText {
            id: closing

            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.information.tone === "refusal" ? root.information.text : qsTr("Play is stopped until the key is turned back")
            color: root.information.tone === "refusal" ? Theme.amber : Theme.gold
            font.pixelSize: Theme.px(22)
        }
    }
}
