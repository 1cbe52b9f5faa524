// A great win fills the screen for a moment: the dice, the amount, and the bets that have won it. A touch ends it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property WinShow winShow
    required property Rows wonBets
    required property Dice dice
    readonly property int dieSize: Theme.px(root.dice.count > 2 ? 250 : 320)

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("You win %1").arg(root.winShow.amount)
    Accessible.description: byHand.text
    Accessible.onPressAction: root.winShow.end()

    onVisibleChanged: if (root.visible)
        sparks.fly()
    Component.onCompleted: if (root.visible)
        sparks.fly()

    Rectangle {
        anchors.fill: parent
        color: "#0a0806"
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(-40)
            width: Theme.px(1440)
            height: Theme.px(640)
            source: Theme.assets + "wins/rays.png"
            sourceSize: Qt.size(width, height)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(250) - Math.round(root.dieSize / 2)

            Repeater {
                model: root.visible ? root.dice.shown : []

                LargeDie {
                    required property int index
                    required property int modelData

                    width: root.dieSize
                    face: modelData
                    path: index % 2 ? "b" : "a"
                }
            }
        }

        Sparks {
            id: sparks

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(-40)
            width: Theme.px(1200)
            height: Theme.px(620)
            count: 16
            near: 0.3
            duration: 2200
        }

        DisplayText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(424)
            text: qsTr("You win")
            color: Theme.gold
            font.pixelSize: Theme.px(84)
            font.letterSpacing: Theme.px(8)
        }

        DisplayText {
            x: Theme.px(60)
            y: Theme.px(506)
            width: parent.width - Theme.px(120)
            horizontalAlignment: Text.AlignHCenter
            text: root.winShow.amount
            color: Theme.goldBright
            font.pixelSize: Theme.px(210)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(60)
        }

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(756)
            spacing: Theme.px(6)

            Repeater {
                model: root.wonBets

                Item {
                    id: bet

                    required property string name
                    required property string amount

                    width: Theme.px(720)
                    height: Math.round(name.implicitHeight * 1.1)

                    PlainText {
                        id: name

                        width: parent.width - won.width - Theme.px(30)
                        text: bet.name
                        elide: Text.ElideRight
                        color: Theme.ivory
                        font.pixelSize: Theme.px(Theme.grown(38, 1.15))
                    }

                    TabularText {
                        id: won

                        anchors.right: parent.right
                        text: bet.amount
                        color: Theme.goldBright
                        font.weight: Font.DemiBold
                        font.pixelSize: name.font.pixelSize
                    }
                }
            }
        }

        PlainText {
            id: byHand

            x: Theme.px(60)
            y: Theme.px(960)
            width: parent.width - Theme.px(120)
            horizontalAlignment: Text.AlignHCenter
            visible: root.winShow.byHand.length > 0
            text: root.winShow.byHand.length > 0 ? qsTr("An attendant pays: %1").arg(root.winShow.byHand) : ""
            color: Theme.amber
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(Theme.grown(36, 1.15))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }

    // Takes all other fingers, which the mouse area would let through to the felt.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: false
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
        onClicked: root.winShow.end()
    }
}
