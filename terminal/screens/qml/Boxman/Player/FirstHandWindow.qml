// A first hand for a novice: a lesson on the player's own felt, in place of the table. Every chip in it is marked as a
// play chip, and no amount has a currency.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property FirstHandLesson firstHand
    required property int mainX
    required property int sideX
    required property int landingMs
    readonly property ShownFelt felt: root.firstHand.felt as ShownFelt

    signal cashOutWanted

    speech: qsTr("A first hand with play chips")
    Component.onCompleted: root.firstHand.prepare()

    Rectangle {
        anchors.fill: parent
        color: Theme.night
    }

    Connections {
        target: root.firstHand

        function onRefused(bet: string): void {
            if (bet !== "" && feltLoader.item)
                (feltLoader.item as Felt).refuse(bet);
        }
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        DisplayText {
            x: Theme.px(24)
            width: Theme.px(520)
            height: Theme.px(78)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("First hand")
            color: Theme.goldBright
            font.pixelSize: Theme.px(46)
            font.letterSpacing: Theme.px(3)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
        }

        Rectangle {
            x: Theme.px(560)
            y: Theme.px(10)
            width: Theme.px(800)
            height: Theme.px(58)
            radius: height / 2
            color: Theme.blue
            border.width: Theme.line(2)
            border.color: Theme.blueInk

            PlainText {
                anchors.fill: parent
                anchors.leftMargin: Theme.px(30)
                anchors.rightMargin: Theme.px(30)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Play chips: nothing here is money")
                color: "#ffffff"
                font.weight: Font.Bold
                font.pixelSize: Theme.px(32)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
            }
        }

        ActionButton {
            x: Theme.px(1400)
            y: Theme.px(6)
            width: Theme.px(300)
            height: Theme.px(66)
            visible: root.firstHand.hasCredit
            label: qsTr("Cash out")
            speech: qsTr("Leave the first hand and cash out")
            onPressed: root.cashOutWanted()
        }

        IconButton {
            x: Theme.px(1776)
            y: Theme.px(6)
            width: Theme.px(120)
            height: Theme.px(66)
            picture: "icons/close.png"
            speech: qsTr("Leave the first hand")
            onPressed: root.firstHand.leave()
        }

        Loader {
            id: feltLoader

            x: root.mainX
            y: Theme.px(80)
            width: Theme.px(1548)
            height: Theme.px(744)
            active: root.felt !== null
            sourceComponent: Felt {
                tabOpen: root.felt.tabOpen
                feltWidth: root.felt.width
                feltHeight: root.felt.height
                fields: root.felt.fields as Rows
                prints: root.felt.prints as Rows
                tabs: root.felt.tabs as Rows
                readout: root.felt.readout as Readout
                onTouched: bet => root.firstHand.touch(bet)
                onTabChosen: tab => root.felt.openTab(tab)
            }
        }

        Item {
            id: overFelt

            readonly property var mark: root.firstHand.mark
            readonly property bool isBand: overFelt.mark[4] === "band"

            x: feltLoader.x + Math.round((feltLoader.width - width) / 2)
            y: feltLoader.y + Math.round((feltLoader.height - height) / 2)
            width: Theme.px(root.felt ? root.felt.width : 0)
            height: Theme.px(root.felt ? root.felt.height : 0)

            onMarkChanged: pulse.restart()

            FieldShape {
                id: marked

                visible: overFelt.mark[2] > 0
                x: Theme.px(overFelt.mark[0])
                y: Theme.px(overFelt.mark[1])
                width: Theme.px(overFelt.mark[2])
                height: Theme.px(overFelt.mark[3])
                shape: overFelt.mark[4]
                arm: Theme.px(overFelt.mark[5])
                bend: Theme.px(overFelt.mark[6])
                lineWidth: Theme.line(7)
                stroke: Theme.goldBright
                fill: "#38f7dfa0"

                SequentialAnimation on opacity {
                    id: pulse

                    loops: 3

                    NumberAnimation {
                        to: 0.35
                        duration: 400
                    }
                    NumberAnimation {
                        to: 1
                        duration: 400
                    }
                }
            }

            Rectangle {
                visible: marked.visible
                x: overFelt.isBand ? marked.x + marked.width - width - Theme.px(30) : Math.round(marked.x + (marked.width - width) / 2)
                y: overFelt.isBand ? marked.y + marked.height - Math.round((marked.arm + height) / 2) : marked.y - height - Theme.px(10)
                width: here.implicitWidth + Theme.px(40)
                height: Theme.px(44)
                radius: Theme.px(10)
                color: Theme.goldBright

                PlainText {
                    id: here

                    anchors.centerIn: parent
                    text: qsTr("Touch here")
                    color: Theme.ink
                    font.weight: Font.Bold
                    font.pixelSize: Theme.px(28)
                }
            }

            Repeater {
                model: root.firstHand.tags as Rows

                Rectangle {
                    id: tag

                    required property int tagX
                    required property int tagY

                    x: Theme.px(tag.tagX) - Math.round(width / 2)
                    y: Theme.px(tag.tagY + 3)
                    width: play.implicitWidth + Theme.px(14)
                    height: Theme.px(26)
                    radius: Theme.px(6)
                    color: Theme.blue
                    border.width: Theme.line(1)
                    border.color: Theme.blueInk

                    PlainText {
                        id: play

                        anchors.centerIn: parent
                        text: qsTr("PLAY")
                        color: "#ffffff"
                        font.weight: Font.Bold
                        font.pixelSize: Theme.px(20)
                    }
                }
            }
        }

        DiceTray {
            x: root.sideX
            y: Theme.px(80)
            width: Theme.px(312)
            height: Theme.px(288)
            dice: root.firstHand.dice as Dice
            landingMs: root.landingMs
            onTouched: root.firstHand.roll()
        }

        Plate {
            x: root.sideX
            y: Theme.px(378)
            width: Theme.px(312)
            height: Theme.px(446)

            Column {
                anchors.fill: parent
                anchors.margins: Theme.px(20)
                spacing: Theme.px(8)

                Caption {
                    text: qsTr("Play chips left")
                }
                Figure {
                    text: root.firstHand.chips
                }
                Caption {
                    text: qsTr("Play chips won")
                }
                Figure {
                    text: root.firstHand.won
                    color: Theme.goldBright
                }
                Item {
                    width: parent.width
                    height: Theme.px(20)
                }
                Caption {
                    text: root.firstHand.isOver ? qsTr("Done") : qsTr("Step %1 of %2").arg(root.firstHand.at + 1).arg(root.firstHand.steps)
                }
                Row {
                    spacing: Theme.px(8)

                    Repeater {
                        model: root.firstHand.steps

                        Rectangle {
                            required property int index

                            width: Math.floor((Theme.px(272) - Theme.px(8) * (root.firstHand.steps - 1)) / root.firstHand.steps)
                            height: Theme.px(18)
                            radius: Theme.px(5)
                            color: index < root.firstHand.at ? Theme.gold : "#2b271f"
                            border.width: Theme.line(2)
                            border.color: index === root.firstHand.at ? Theme.goldBright : "transparent"
                        }
                    }
                }
            }
        }

        Plate {
            x: root.mainX
            y: Theme.px(834)
            width: Theme.px(1548)
            height: Theme.px(236)
            border.width: Theme.px(3)
            border.color: root.firstHand.warns ? Theme.amber : Theme.gold

            Accessible.role: Accessible.StaticText
            Accessible.name: root.firstHand.title
            Accessible.description: root.firstHand.text

            DisplayText {
                id: title

                x: Theme.px(30)
                y: Theme.px(12)
                width: parent.width - 2 * x
                height: Theme.px(62)
                verticalAlignment: Text.AlignVCenter
                text: root.firstHand.title
                color: Theme.goldBright
                font.pixelSize: Theme.px(50)
                font.letterSpacing: Theme.px(2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(28)
            }
            PlainText {
                x: Theme.px(30)
                y: Theme.px(78)
                width: parent.width - 2 * x
                height: Theme.px(104)
                wrapMode: Text.WordWrap
                text: root.firstHand.text
                font.pixelSize: Theme.fs(38)
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(24)
                lineHeight: 1.1
            }
            PlainText {
                x: Theme.px(30)
                y: Theme.px(188)
                width: parent.width - 2 * x
                visible: root.firstHand.warns
                text: root.firstHand.wantsRoll ? qsTr("First touch ROLL.") : qsTr("First touch the marked field.")
                color: Theme.amber
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(28)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
            }
        }

        RollButton {
            x: root.sideX
            y: Theme.px(829)
            width: Theme.px(312)
            height: Theme.px(245)
            visible: !root.firstHand.isOver
            open: root.firstHand.wantsRoll
            onPressed: root.firstHand.roll()

            Accessible.name: qsTr("Roll the dice of the lesson")
        }

        Column {
            x: root.sideX
            y: Theme.px(834)
            width: Theme.px(312)
            visible: root.firstHand.isOver
            spacing: Theme.px(10)

            ActionButton {
                width: parent.width
                height: Theme.px(72)
                accented: true
                label: qsTr("Done")
                speech: qsTr("Done, back to the table")
                onPressed: root.firstHand.leave()
            }
            ActionButton {
                width: parent.width
                height: Theme.px(72)
                label: qsTr("Help")
                speech: qsTr("Done, open the help")
                onPressed: root.firstHand.leaveToHelp()
            }
            ActionButton {
                width: parent.width
                height: Theme.px(72)
                label: qsTr("Once more")
                speech: qsTr("Play the first hand once more")
                onPressed: root.firstHand.again()
            }
        }
    }

    component Caption: PlainText {
        width: Theme.px(272)
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(26)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    component Figure: TabularText {
        width: Theme.px(272)
        color: Theme.ivory
        font.weight: Font.Bold
        font.pixelSize: Theme.px(48)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(24)
    }
}
