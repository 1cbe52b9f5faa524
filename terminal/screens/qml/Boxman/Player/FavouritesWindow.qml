// Favourites: the player's saved felts as small pictures on the left, the strategies on the right. A tap puts one up.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Favourites favourites
    required property Windows windows
    readonly property int gap: Theme.px(16)
    readonly property bool isBoth: root.favourites.keepsFelts && plans.count > 0

    speech: qsTr("Favourites")
    onTappedBeside: root.favourites.back()
    Component.onCompleted: root.favourites.prepare()

    Card {
        id: card

        anchors.centerIn: parent
        width: Theme.px(root.isBoth || root.favourites.naming ? 1800 : 1240)
        height: Theme.px(1044)
        title: root.favourites.naming ? qsTr("A name for this felt") : qsTr("Favourites")
        bodyTop: Theme.px(root.favourites.naming ? 108 : 96)

        Loader {
            width: parent.width
            height: parent.height - Theme.px(104)
            active: root.favourites.naming
            sourceComponent: FavouriteNames {
                favourites: root.favourites
            }
        }

        Item {
            id: felts

            readonly property int columns: each.count > 6 ? 4 : 3
            readonly property int lines: each.count > 9 ? 3 : 2
            readonly property int headHeight: Theme.px(92)

            visible: !root.favourites.naming && root.favourites.keepsFelts
            width: root.isBoth ? Theme.px(1090) : parent.width
            height: parent.height - Theme.px(128)

            ActionButton {
                id: keep

                width: Theme.px(340)
                height: Theme.px(76)
                label: qsTr("Save this felt")
                open: root.favourites.savable
                accented: root.favourites.savable
                letterSize: 30
                onPressed: root.favourites.beginSaving()
            }
            ActionButton {
                id: bin

                x: keep.width + root.gap
                width: Theme.px(340)
                height: Theme.px(76)
                visible: each.count > 0
                label: root.favourites.forgetting ? qsTr("Keep them all") : qsTr("Forget a felt")
                letterSize: 30
                onPressed: root.favourites.forget()
            }
            PlainText {
                anchors.verticalCenter: keep.verticalCenter
                x: (bin.visible ? bin.x + bin.width : keep.width) + Theme.px(24)
                width: parent.width - x
                text: root.favourites.room
                wrapMode: Text.WordWrap
                color: Theme.ivoryDim
                font.pixelSize: Theme.px(24)
            }

            Rectangle {
                y: felts.headHeight
                width: parent.width
                height: parent.height - felts.headHeight
                visible: each.count === 0
                radius: Theme.px(14)
                color: "#12ffffff"

                WindowText {
                    anchors.centerIn: parent
                    width: parent.width - Theme.px(160)
                    text: qsTr("Put your bets up, and save them here under a name: one touch puts them all up again.")
                    color: Theme.ivoryDim
                    size: 30
                }
            }

            Grid {
                y: felts.headHeight
                columns: felts.columns
                spacing: root.gap

                Repeater {
                    id: each

                    model: root.favourites.felts as Rows

                    FavouriteCard {
                        id: felt

                        width: Math.floor((felts.width - (felts.columns - 1) * root.gap) / felts.columns)
                        height: Math.floor((felts.height - felts.headHeight - (felts.lines - 1) * root.gap) / felts.lines)
                        isForgetting: root.favourites.forgetting
                        onChosen: root.favourites.choose(felt.name)
                    }
                }
            }
        }

        Rectangle {
            x: felts.width + Theme.px(18)
            width: Theme.line(1)
            height: felts.height
            visible: root.isBoth && !root.favourites.naming
            color: "#55d8b565"
        }

        Column {
            id: strategies

            x: root.isBoth ? felts.width + Theme.px(38) : 0
            visible: !root.favourites.naming
            width: parent.width - x
            spacing: root.gap

            Repeater {
                id: plans

                model: root.favourites.strategies as Rows

                StrategyCard {
                    id: plan

                    width: strategies.width
                    height: Math.min(Theme.px(214), Math.floor((felts.height - (plans.count - 1) * root.gap) / plans.count))
                    onChosen: root.favourites.putUpStrategy(plan.name)
                }
            }
        }

        Reason {
            anchors.bottom: done.top
            anchors.bottomMargin: Theme.px(4)
            visible: !root.favourites.naming
            reason: root.favourites.refusal
        }

        ActionButton {
            id: done

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: Theme.px(360)
            height: Theme.px(84)
            label: qsTr("Back")
            letterSize: 34
            onPressed: root.favourites.back()
        }
    }
}
