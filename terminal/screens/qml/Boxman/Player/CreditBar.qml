// The player's money in six readings whose digits keep their places while they change.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Readout readout
    required property WinShow winShow
    // For how long the credit has counted up, in milliseconds, and which of its figures that is.
    property real elapsed: 0
    readonly property int counted: Math.floor(root.elapsed / Math.max(1, root.winShow.rollUpMs) * root.winShow.figures.length)

    // All readings have one size: the largest at which the longest amount fits.
    readonly property int figureSize: Math.min(Theme.fs(34), Theme.px(42))
    readonly property real longest: Math.max(credit.advance, playable.advance, bet.advance, lastWin.advance, lastBet.advance, last.advance)
    readonly property int fittedSize: Math.floor(root.figureSize * Math.min(1, (root.width / 6 - 2 * Theme.px(10)) / Math.max(1, root.longest)))

    component Reading: Item {
        id: reading

        required property string caption
        required property string amount
        property string shown: reading.amount
        property bool strong: false
        readonly property real advance: measured.advanceWidth

        width: root.width / 6
        height: root.height
        Accessible.role: Accessible.StaticText
        Accessible.name: reading.caption + " " + reading.amount

        TextMetrics {
            id: measured

            text: reading.amount
            font.family: Theme.text
            font.weight: Font.DemiBold
            font.pixelSize: root.figureSize
            font.features: {
                "tnum": 1
            }
        }

        DisplayText {
            x: Theme.px(6)
            width: parent.width - Theme.px(12)
            horizontalAlignment: Text.AlignHCenter
            y: Theme.px(6)
            text: reading.caption
            color: Theme.gold
            font.pixelSize: Theme.px(22)
            font.letterSpacing: Theme.px(1.5)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }

        TabularText {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.px(10)
            y: Theme.px(30)
            height: Theme.px(46)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: reading.shown
            color: reading.strong ? Theme.goldBright : Theme.ivory
            font.weight: Font.DemiBold
            font.pixelSize: Math.max(1, root.fittedSize)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }
    }

    component Divider: Rectangle {
        y: Theme.px(16)
        width: Theme.line(1)
        height: root.height - Theme.px(32)
        color: Theme.panelEdge
    }

    Row {
        Reading {
            id: credit

            caption: qsTr("Credit")
            amount: root.readout.credit
            shown: root.winShow.figures[root.counted] ?? amount
            strong: true
        }
        Reading {
            id: playable

            caption: qsTr("Playable")
            amount: root.readout.playable
            shown: root.winShow.playable[root.counted] ?? amount
        }
        Reading {
            id: bet

            caption: qsTr("Bet")
            amount: root.readout.bet
        }
        Reading {
            id: lastWin

            caption: qsTr("Last win")
            amount: root.readout.lastWin
        }
        Reading {
            id: lastBet

            caption: qsTr("Last bet")
            amount: root.readout.lastBet
        }
        Reading {
            id: last

            readonly property bool afterCashOut: root.readout.paid.length > 0

            caption: afterCashOut ? qsTr("Last paid") : qsTr("Max total bet")
            amount: afterCashOut ? root.readout.paid : root.readout.maximum
        }
    }

    NumberAnimation {
        id: counting

        target: root
        property: "elapsed"
        from: 0
        to: 2500
        duration: 2500
    }

    Connections {
        target: root.winShow

        function onBegan(): void {
            if (root.winShow.figures.length > 0)
                counting.restart();
        }

        function onEnded(): void {
            counting.stop();
            root.elapsed = 0;
        }
    }

    Repeater {
        model: 5

        Divider {
            required property int index

            x: Math.round(root.width / 6 * (index + 1))
        }
    }
}
