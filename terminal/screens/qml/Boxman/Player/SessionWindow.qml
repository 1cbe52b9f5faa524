// The visit in figures: its duration, the money in and out, and its result so far.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property SessionCard sessionCard
    required property LimitChoice limitChoice
    required property PlayerCard playerCard
    required property Windows windows

    speech: qsTr("Session")
    onTappedBeside: root.windows.close()

    component Caption: PlainText {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        color: Theme.gold
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(25)
    }

    component Figure: TabularText {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        font.weight: Font.Bold
        font.pixelSize: Theme.fs(66)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(32)
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1240)
        height: (root.sessionCard.begun ? Math.max(figures.height, times.height) : none.height) + Theme.px(300)
        title: qsTr("Your session")
        bodyTop: Theme.px(124)
        isQuiet: true

        PlainText {
            id: none

            width: parent.width
            visible: !root.sessionCard.begun
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("No session has begun: it begins with your first bill")
            font.pixelSize: Theme.fs(32)
        }

        Column {
            id: times

            y: Math.max(0, Math.round((figures.height - height) / 2))
            visible: root.sessionCard.begun
            width: Theme.px(500)
            spacing: Theme.px(8)

            Caption {
                text: qsTr("Session time (h:mm)")
            }
            Figure {
                text: root.sessionCard.clock
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Session time %1").arg(text)
            }
            Item {
                width: parent.width
                height: Theme.px(18)
            }
            Caption {
                text: qsTr("Net result now")
            }
            Figure {
                text: root.sessionCard.result
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Net result now %1").arg(text)
            }
            Caption {
                text: qsTr("Credit and money out, less money in")
                color: Theme.ivoryDim
                font.weight: Font.Medium
                font.pixelSize: Theme.fs(21)
            }
        }

        Rectangle {
            x: Theme.px(534)
            visible: root.sessionCard.begun
            width: Theme.line(1)
            height: figures.height
            color: Theme.panelEdge
        }

        Column {
            id: figures

            x: Theme.px(568)
            width: parent.width - x
            visible: root.sessionCard.begun

            Repeater {
                model: root.sessionCard.rows

                Rectangle {
                    id: row

                    required property int index
                    required property string title
                    required property string figure

                    width: figures.width
                    height: Math.max(Theme.px(58), caption.contentHeight + Theme.px(18))
                    radius: Theme.px(8)
                    color: row.index % 2 ? "transparent" : "#12ffffff"

                    Accessible.role: Accessible.StaticText
                    Accessible.name: row.title + " " + row.figure

                    PlainText {
                        id: caption

                        x: Theme.px(18)
                        width: parent.width - x - value.width - Theme.px(34)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.WordWrap
                        text: row.title
                        color: Theme.ivoryDim
                        font.pixelSize: Theme.fs(27)
                    }
                    TabularText {
                        id: value

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(18)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: row.figure
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.fs(29)
                    }
                }
            }
        }

        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(20)

            ActionButton {
                visible: root.limitChoice.offered
                width: Theme.px(420)
                height: Theme.px(96)
                label: qsTr("Limits and breaks")
                letterSize: 36
                onPressed: root.windows.show("limits")
            }
            ActionButton {
                visible: root.playerCard.here
                width: Theme.px(320)
                height: Theme.px(96)
                label: qsTr("Your card")
                letterSize: 36
                onPressed: root.windows.show("player")
            }
            ActionButton {
                width: Theme.px(320)
                height: Theme.px(96)
                label: qsTr("Back")
                speech: qsTr("Close the session card")
                letterSize: 36
                onPressed: root.windows.close()
            }
        }
    }
}
