// The statistics of the dice: the last rolls by total, and the counts that interest players.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property StatisticsDrawer statistics

    ChartTitle {
        width: legend.x - Theme.px(20)
        text: root.statistics.rolls === 0 ? qsTr("No rolls yet") : root.statistics.byFace ? qsTr("The last %n throws by face", "", root.statistics.rolls) : qsTr("The last %n rolls by total", "", root.statistics.rolls)
    }

    Row {
        id: legend

        x: totals.width - width
        height: Theme.fs(32)
        spacing: Theme.px(8)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(34)
            height: Theme.px(16)
            color: "#26f3ead3"

            Rectangle {
                width: parent.width
                height: Theme.line(2)
                color: Theme.ivory
            }
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("expected")
            color: Theme.ivoryDim
            font.pixelSize: Theme.fs(20)
        }
    }

    BarChart {
        id: totals

        y: Theme.px(40)
        width: Theme.px(616)
        height: Theme.px(330)
        totals: root.statistics.totals
    }

    Column {
        id: facts

        x: root.width - width
        width: Theme.px(438)

        Repeater {
            model: root.statistics.facts

            FactRow {
                width: facts.width
                height: Theme.px(46)
            }
        }
    }

    PlainText {
        x: facts.x
        y: Theme.px(192)
        width: facts.width
        height: Theme.px(46)
        verticalAlignment: Text.AlignVCenter
        visible: pairs.count > 0
        text: qsTr("Rolls since each hard way")
        font.pixelSize: Theme.fs(20)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.fs(20) * 0.7)
    }

    Row {
        x: facts.x
        y: Theme.px(242)
        spacing: Theme.px(10)

        Repeater {
            id: pairs

            model: root.statistics.pairs

            PairTile {
                width: Theme.px(102)
                height: Theme.px(122)
            }
        }
    }
}
