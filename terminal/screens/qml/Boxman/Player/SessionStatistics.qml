// The session's result: by bet, and from roll to roll.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property StatisticsDrawer statistics

    ChartTitle {
        width: profits.width
        text: qsTr("Profit by bet in this session")
    }

    Plate {
        id: profits

        y: Theme.px(46)
        width: Theme.px(616)
        height: course.height

        ProfitChart {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(18)
            anchors.topMargin: Theme.px(12)
            anchors.bottomMargin: Theme.px(12)
            profits: root.statistics.profits
            zero: root.statistics.profitZero
            hint: root.statistics.decided ? qsTr("Every bet of this session has come out even.") : qsTr("No bet has been decided in this session yet.")
        }
    }

    ChartTitle {
        x: course.x
        width: course.width
        text: root.statistics.result
    }

    Plate {
        id: course

        x: root.width - width
        y: Theme.px(46)
        width: Theme.px(438)
        height: Theme.px(400)

        CurveChart {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(18)
            anchors.topMargin: Theme.px(6)
            anchors.bottomMargin: Theme.px(6)
            across: root.statistics.curveAcross
            down: root.statistics.curveDown
            zero: root.statistics.curveZero
            most: root.statistics.curveMost
            least: root.statistics.curveLeast
        }
    }

    PlainText {
        x: course.x
        y: Theme.px(454)
        width: course.width
        horizontalAlignment: Text.AlignRight
        text: qsTr("%n rolls", "", root.statistics.sessionRolls)
        color: Theme.ivoryDim
        font.pixelSize: Theme.fs(20)
    }
}
