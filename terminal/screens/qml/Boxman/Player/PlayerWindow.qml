// The player's card: the figures of play with it, what is remembered, and the ways out.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property PlayerCard playerCard
    required property Windows windows

    speech: qsTr("Your card")
    onTappedBeside: root.windows.close()

    component Cell: TabularText {
        height: parent?.height ?? 0
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(29)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    component Heading: PlainText {
        horizontalAlignment: Text.AlignRight
        color: Theme.gold
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1180)
        height: body.height + bodyTop + Theme.px(170)
        title: root.playerCard.greeting
        bodyTop: Theme.px(120)
        isQuiet: true

        Column {
            id: body

            width: parent.width
            spacing: Theme.px(20)

            Item {
                width: parent.width
                height: Theme.fs(32)

                Heading {
                    x: Theme.px(460)
                    width: Theme.px(280)
                    text: qsTr("This session")
                }
                Heading {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(18)
                    width: Theme.px(280)
                    visible: root.playerCard.remembered
                    text: qsTr("All together")
                }
            }

            Column {
                width: parent.width

                Repeater {
                    model: root.playerCard.rows

                    Rectangle {
                        id: row

                        required property int index
                        required property string title
                        required property string today
                        required property string all

                        width: parent?.width ?? 0
                        height: Theme.px(64)
                        radius: Theme.px(8)
                        color: row.index % 2 ? "transparent" : "#12ffffff"
                        Accessible.role: Accessible.StaticText
                        Accessible.name: [row.title, row.today, row.all].join(" ")

                        PlainText {
                            x: Theme.px(18)
                            width: Theme.px(430)
                            height: parent.height
                            verticalAlignment: Text.AlignVCenter
                            text: row.title
                            color: Theme.ivoryDim
                            font.pixelSize: Theme.fs(27)
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(20)
                        }
                        Cell {
                            x: Theme.px(460)
                            width: Theme.px(280)
                            text: row.today
                        }
                        Cell {
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.px(18)
                            width: Theme.px(280)
                            text: row.all
                        }
                    }
                }
            }

            WindowText {
                size: 25
                text: root.playerCard.memory
                color: Theme.ivoryDim
            }
        }

        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(20)

            ActionButton {
                visible: root.playerCard.remembered
                width: Theme.px(400)
                height: Theme.px(96)
                label: root.playerCard.forgetting
                letterSize: 34
                onPressed: root.playerCard.forget_me()
            }
            ActionButton {
                width: Theme.px(330)
                height: Theme.px(96)
                label: qsTr("Log out")
                letterSize: 36
                onPressed: root.playerCard.log_out()
            }
            ActionButton {
                width: Theme.px(300)
                height: Theme.px(96)
                label: qsTr("Back")
                speech: qsTr("Close the card's window")
                letterSize: 36
                onPressed: root.windows.close()
            }
        }
    }
}
