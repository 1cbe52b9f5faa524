// The devices, live: what is known of one, its last faults, and the messages on its line.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property DevicesPage page

    component Heading: DisplayText {
        color: Theme.gold
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(2)
    }

    Row {
        id: choices

        height: Theme.px(66)
        spacing: Theme.px(14)

        Repeater {
            model: root.page.choices
            onItemAdded: choices.forceLayout() // a touch may be faster than the next frame

            ListChoice {
                id: choice

                height: choices.height
                onTouched: root.page.choose(choice.name)
            }
        }
    }

    Column {
        y: Theme.px(90)
        width: Theme.px(580)
        spacing: Theme.px(10)

        Repeater {
            model: root.page.facts

            Column {
                id: fact

                required property string title
                required property string value

                width: parent?.width ?? 0

                StaffText {
                    text: fact.title
                    color: Theme.ivoryDim
                    font.pixelSize: Theme.px(21)
                }
                StaffText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    text: fact.value
                    font.pixelSize: Theme.px(25)
                }
            }
        }

        Heading {
            topPadding: Theme.px(12)
            text: qsTr("Last faults")
        }

        StaffText {
            visible: root.page.noFaults.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.noFaults
            font.pixelSize: Theme.px(23)
        }

        Repeater {
            model: root.page.faults

            Column {
                id: fault

                required property string at
                required property string what

                width: parent?.width ?? 0

                StaffText {
                    text: fault.at
                    color: Theme.ivoryDim
                    font.pixelSize: Theme.px(21)
                }
                StaffText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    text: fault.what
                    color: Theme.amber
                    font.pixelSize: Theme.px(23)
                }
            }
        }
    }

    Item {
        id: wire

        x: Theme.px(640)
        y: Theme.px(90)
        width: parent.width - x
        height: parent.height - y

        Heading {
            text: qsTr("On the line")
        }

        StaffText {
            y: Theme.px(60)
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.quiet
            color: Theme.ivoryDim
        }

        Column {
            y: Theme.px(52)
            width: parent.width
            spacing: Theme.px(2)

            Repeater {
                model: root.page.lines

                Rectangle {
                    id: line

                    required property int index
                    required property string at
                    required property bool sent
                    required property string text
                    required property string bytes
                    required property string times

                    width: parent?.width ?? 0
                    height: Theme.px(62)
                    radius: Theme.px(6)
                    color: line.sent ? "#0affffff" : "#1cffffff"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: (line.sent ? qsTr("sent") : qsTr("received")) + ": " + line.text

                    TabularText {
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.at
                        color: Theme.ivoryDim
                        font.pixelSize: Theme.px(21)
                    }
                    StaffText {
                        x: Theme.px(178)
                        width: Theme.px(126)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: line.sent ? qsTr("sent") : qsTr("received")
                        color: line.sent ? Theme.gold : Theme.green
                        font.pixelSize: Theme.px(21)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(20)
                    }
                    StaffText {
                        x: Theme.px(312)
                        y: Theme.px(4)
                        width: count.x - x - Theme.px(10)
                        text: line.text
                        elide: Text.ElideRight
                        font.pixelSize: Theme.px(24)
                    }
                    StaffText {
                        x: Theme.px(312)
                        y: Theme.px(35)
                        width: count.x - x - Theme.px(10)
                        text: line.bytes
                        elide: Text.ElideRight
                        color: Theme.ivoryDim
                        font.pixelSize: Theme.px(20)
                    }
                    TabularText {
                        id: count

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.times
                        color: Theme.ivoryDim
                        font.pixelSize: Theme.px(22)
                    }
                }
            }
        }
    }

    corner: ActionButton {
        anchors.fill: parent
        visible: root.page.hasLine
        label: root.page.paused ? qsTr("Go on") : qsTr("Pause")
        letterSize: 26
        onPressed: root.page.pause()
    }
}
