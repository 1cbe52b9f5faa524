// What the staff sees with a key turned: the devices, the doors, the money that nobody can tell by itself, and the pages
// of the menu.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

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

    component Heading: Text {
        color: Theme.gold
        font.family: Theme.display
        font.capitalization: Font.AllUppercase
        font.weight: Font.Bold
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(2)
    }

    component Words: Text {
        color: Theme.ivory
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(24)
        elide: Text.ElideRight
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

    // Takes every further finger, which the mouse area would let through to the play.
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

                Rectangle {
                    id: device

                    required property string name
                    required property string tone
                    required property string standing
                    required property string advice

                    width: machine.width
                    height: Theme.px(88)
                    radius: Theme.px(10)
                    color: "#16ffffff"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: device.name + ": " + device.standing

                    Rectangle {
                        x: Theme.px(20)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(18)
                        height: width
                        radius: width / 2
                        color: device.tone === "ready" ? Theme.green : device.tone === "passing" ? Theme.amber : Theme.red
                    }
                    Column {
                        x: Theme.px(58)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - Theme.px(76)
                        spacing: Theme.px(2)

                        Words {
                            width: parent.width
                            text: device.name
                            font.weight: Font.DemiBold
                        }
                        Words {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            text: device.advice.length > 0 ? device.standing + " · " + device.advice : device.standing
                            color: device.tone === "ready" ? Theme.ivoryDim : Theme.amber
                            font.pixelSize: Theme.px(21)
                        }
                    }
                }
            }

            Heading {
                topPadding: Theme.px(14)
                text: qsTr("Doors")
            }

            Words {
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
            spacing: Theme.px(12)

            Heading {
                text: qsTr("To be settled")
            }

            Words {
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

                delegate: Rectangle {
                    id: matter

                    required property string kind
                    required property int number
                    required property string title
                    required property string sentence
                    required property string yes
                    required property string no

                    width: money.width
                    height: Theme.px(206)
                    radius: Theme.px(10)
                    color: "#16ffffff"

                    Words {
                        x: Theme.px(20)
                        y: Theme.px(12)
                        text: matter.title
                        font.weight: Font.Bold
                        font.pixelSize: Theme.px(28)
                    }
                    Words {
                        x: Theme.px(20)
                        y: Theme.px(52)
                        width: parent.width - Theme.px(40)
                        height: Theme.px(60)
                        text: matter.sentence
                        color: Theme.ivoryDim
                        wrapMode: Text.WordWrap
                        font.pixelSize: Theme.px(21)
                    }
                    Row {
                        x: Theme.px(20)
                        y: Theme.px(120)
                        spacing: Theme.px(18)

                        ActionButton {
                            width: Theme.px(330)
                            height: Theme.px(72)
                            label: matter.yes.toUpperCase()
                            speech: matter.title + ": " + matter.yes
                            onPressed: root.settled(matter.kind, matter.number, true)
                        }
                        ActionButton {
                            visible: matter.no.length > 0
                            width: Theme.px(330)
                            height: Theme.px(72)
                            label: matter.no.toUpperCase()
                            speech: matter.title + ": " + matter.no
                            onPressed: root.settled(matter.kind, matter.number, false)
                        }
                    }
                }
            }
        }

        // Placed by hand: a finger may be quicker than the next frame, in which a Grid would lay them.
        Item {
            id: pages

            readonly property int lines: Math.ceil(each.count / 7)
            readonly property int columns: Math.max(5, Math.ceil(each.count / Math.max(1, pages.lines)))
            readonly property int spacing: Theme.px(14)
            readonly property int cell: Math.floor((pages.width + pages.spacing) / pages.columns)
            readonly property int line: Theme.px(76) + pages.spacing

            anchors.bottom: closing.top
            anchors.bottomMargin: Theme.px(12)
            width: parent.width
            height: pages.lines * pages.line - pages.spacing

            Repeater {
                id: each

                model: root.menu.buttons

                ActionButton {
                    id: button

                    required property int index
                    required property string name
                    required property string title

                    x: button.index % pages.columns * pages.cell
                    y: Math.floor(button.index / pages.columns) * pages.line
                    width: pages.cell - pages.spacing
                    height: Theme.px(76)
                    label: button.title
                    letterSize: 27
                    onPressed: root.menu.show(button.name)
                }
            }
        }

        Words {
            id: closing

            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.information.tone === "refusal" ? root.information.text : qsTr("Turn the key back to close this panel")
            color: root.information.tone === "refusal" ? Theme.amber : Theme.gold
            font.pixelSize: Theme.px(22)
        }
    }
}
