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
    // A SigningIn; the linter's description of Python classes does not know the subclasses of PersonAndPin.
    readonly property var signingIn: root.menu.signingIn
    readonly property string title: root.service.attendant ? qsTr("Attendant") : qsTr("Technician")

    signal settled(string kind, int number, bool yes)

    visible: root.service.staff && root.menu.open.length === 0 && root.signingIn.step.length === 0
    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    component Heading: DisplayText {
        color: Theme.gold
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

        StaffText {
            y: -Theme.px(92)
            width: Theme.px(560)
            height: Theme.px(66)
            verticalAlignment: Text.AlignVCenter
            text: root.signingIn.who
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(26)
        }

        Row {
            anchors.right: parent.right
            y: -Theme.px(92)
            height: Theme.px(66)
            spacing: Theme.px(14)
            visible: root.signingIn.who.length > 0

            ActionButton {
                width: Theme.px(230)
                height: parent.height
                label: qsTr("Change PIN")
                letterSize: 26
                onPressed: root.signingIn.changePin()
            }

            ActionButton {
                width: Theme.px(230)
                height: parent.height
                label: qsTr("Sign out")
                letterSize: 26
                onPressed: root.signingIn.signOut()
            }
        }

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
                width: machine.width - (faults.visible ? faults.width + Theme.px(20) : 0)
                wrapMode: Text.WordWrap
                text: root.service.doors.length > 0 ? root.service.doors : qsTr("All doors are shut")
                color: root.service.doors.length > 0 ? Theme.amber : Theme.ivory
            }
        }

        ActionButton {
            id: faults

            anchors.bottom: groups.top
            anchors.bottomMargin: Theme.px(24)
            x: machine.width - width
            width: Theme.px(230)
            height: Theme.px(66)
            visible: root.menu.faults.length > 0
            label: root.menu.faults
            letterSize: 28
            onPressed: root.menu.show("faults")
        }

        Rectangle {
            x: Theme.px(726)
            width: Theme.line(1)
            height: groups.y - Theme.px(20)
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
                height: groups.y - money.y - list.y - Theme.px(24)
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

        Row {
            id: groups

            anchors.bottom: pages.top
            anchors.bottomMargin: Theme.px(14)
            height: Theme.px(66)
            spacing: Theme.px(14)

            Repeater {
                model: root.menu.groups
                onItemAdded: groups.forceLayout() // a touch may be faster than the next frame

                ListChoice {
                    id: group

                    height: groups.height
                    onTouched: root.menu.choose(group.name)
                }
            }
        }

        ActionButton {
            anchors.right: parent.right
            anchors.verticalCenter: groups.verticalCenter
            width: Theme.px(230)
            height: groups.height
            label: qsTr("Search")
            letterSize: 28
            onPressed: root.menu.show("search")
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
