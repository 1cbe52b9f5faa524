// The dealer's console: the seats round the felt, the orders at the dealer's right hand, and what the table has answered.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Console desk
    readonly property RoundView table: root.desk.table as RoundView
    readonly property int margin: Theme.px(36)
    readonly property int side: Theme.px(544)

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth-dark.png"
        fillMode: Image.Tile
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        ConsoleHead {
            x: root.margin
            y: Theme.px(16)
            width: parent.width - 2 * x
            height: Theme.px(76)
            desk: root.desk
            onLanguagesAsked: tongues.visible = true
        }

        SeatsRound {
            x: root.margin
            y: Theme.px(110)
            width: parent.width - 2 * root.margin - root.side - Theme.px(24)
            height: Theme.px(770)
            desk: root.desk

            RoundPlate {
                anchors.fill: parent
                desk: root.desk
            }
        }

        VerbButtons {
            x: parent.width - root.margin - root.side
            y: Theme.px(110)
            width: root.side
            height: Theme.px(770)
            desk: root.desk
        }

        AnswerLine {
            x: root.margin
            y: Theme.px(896)
            width: parent.width - 2 * root.margin - root.side - Theme.px(24)
            height: Theme.px(68)
            tone: root.desk.tone
            text: root.desk.line
        }

        RollStrip {
            x: root.margin
            y: Theme.px(976)
            width: parent.width - 2 * root.margin - root.side - Theme.px(24)
            height: Theme.px(84)
            rolls: root.desk.history as Rows
            shown: 10
        }

        AnswerLine {
            x: parent.width - root.margin - root.side
            y: Theme.px(896)
            width: root.side
            height: Theme.px(164)
            tone: root.table.trouble.length > 0 ? "bad" : "good"
            text: root.table.trouble.length > 0 ? root.table.trouble : qsTr("The table answers, and has no faults.")
        }
    }

    VoidWindow {
        anchors.fill: parent
        desk: root.desk
    }

    SeatBetsWindow {
        anchors.fill: parent
        desk: root.desk
    }

    GamesWindow {
        anchors.fill: parent
        desk: root.desk
    }

    NameWindow {
        anchors.fill: parent
        desk: root.desk
    }

    TonguesWindow {
        id: tongues

        anchors.fill: parent
        visible: false
        desk: root.desk
        onClosed: tongues.visible = false
    }
}
