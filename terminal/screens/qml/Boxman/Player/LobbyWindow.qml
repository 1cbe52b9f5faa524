// The lobby: the games of this cabinet, each as a card with its own felt; the one on the table has a bright frame.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Lobby lobby
    required property FirstHandLesson firstHand
    required property Readout readout
    required property Windows windows
    readonly property bool isTall: each.count < 4
    readonly property int columns: root.isTall ? Math.max(1, each.count) : each.count < 9 ? 2 : 3
    readonly property int rowCount: Math.ceil(each.count / root.columns)
    readonly property int gap: Theme.px(22)

    speech: qsTr("Games")
    Component.onCompleted: root.lobby.prepare()

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth.png"
        fillMode: Image.Tile
    }
    Rectangle {
        anchors.fill: parent
        color: "#99020503"
    }

    Item {
        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        Image {
            x: Theme.px(48)
            y: Theme.px(34)
            height: Theme.px(60)
            source: Theme.assets + "logo/boxman-720.png"
            sourceSize.height: height
            fillMode: Image.PreserveAspectFit
            horizontalAlignment: Image.AlignLeft
        }

        DisplayText {
            x: Theme.px(460)
            y: Theme.px(26)
            width: Theme.px(1000)
            height: Theme.px(80)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Choose your game")
            color: Theme.goldBright
            font.pixelSize: Theme.px(64)
            font.letterSpacing: Theme.px(4)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(36)
        }

        PlainText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(48)
            y: Theme.px(26)
            height: Theme.px(80)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Credit %1").arg(root.readout.credit)
            color: Theme.ivory
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(34)
        }

        Item {
            id: table

            x: Theme.px(48)
            y: Theme.px(126)
            width: parent.width - 2 * x
            height: Theme.px(808)

            Grid {
                id: grid

                readonly property int cardWidth: Math.min(Math.floor((table.width - (root.columns - 1) * root.gap) / root.columns), Theme.px(root.isTall ? 780 : 1824))
                readonly property int cardHeight: root.isTall ? Math.round((grid.cardWidth - Theme.px(68)) * 0.4806) + Theme.px(366) : Math.min(Math.floor((table.height - (root.rowCount - 1) * root.gap) / root.rowCount), Theme.px(330))

                anchors.centerIn: parent
                columns: root.columns
                spacing: root.gap

                Repeater {
                    id: each

                    model: root.lobby.cards

                    GameCard {
                        required property string sheet

                        width: grid.cardWidth
                        height: grid.cardHeight
                        isTall: root.isTall
                        onChosen: root.lobby.choose(sheet)
                    }
                }
            }
        }

        Reason {
            x: Theme.px(48)
            y: Theme.px(944)
            width: Theme.px(1824)
            horizontalAlignment: Text.AlignHCenter
            reason: root.lobby.refusal
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(980)
            spacing: root.gap

            ActionButton {
                width: Theme.px(560)
                height: Theme.px(80)
                label: root.lobby.back
                letterSize: 34
                onPressed: root.windows.close()
            }
            ActionButton {
                width: Theme.px(560)
                height: Theme.px(80)
                visible: root.firstHand.offered
                label: qsTr("Play a first hand")
                speech: qsTr("Play a first hand with play chips")
                letterSize: 34
                onPressed: root.firstHand.begin()
            }
        }
    }
}
