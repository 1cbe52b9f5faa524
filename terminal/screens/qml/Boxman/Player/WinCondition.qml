// The totals that win something on the next roll, in blue; in how many ways it wins, in a game without totals.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Readout readout
    readonly property real cell: (root.width - caption.width - Theme.px(30)) / Math.max(1, root.readout.totals.length)
    readonly property bool isByWays: root.readout.allWays > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: root.isByWays ? qsTr("Next roll wins: %1").arg(ways.text) : qsTr("Next roll wins on %1").arg(root.readout.winTotals.join(", "))

    DisplayText {
        id: caption

        x: Theme.px(14)
        width: Theme.px(120)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 0.86
        text: qsTr("Next roll wins")
        color: Theme.gold
        font.pixelSize: Theme.px(22)
        font.letterSpacing: Theme.px(1)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(15)
    }

    Repeater {
        model: root.readout.totals

        Rectangle {
            id: total

            required property int index
            required property int modelData
            readonly property bool wins: root.readout.winTotals.indexOf(total.modelData) >= 0

            x: caption.x + caption.width + Theme.px(8) + Math.round(total.index * root.cell)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.floor(root.cell) - Theme.px(4)
            height: root.height - Theme.px(12)
            radius: Theme.px(7)
            color: total.wins ? Theme.blue : "#12ffffff"
            border.width: total.wins ? Theme.line(2) : 0
            border.color: Theme.blueInk

            TabularText {
                anchors.centerIn: parent
                text: total.modelData
                color: total.wins ? "#ffffff" : "#a29d8b"
                font.weight: total.wins ? Font.Bold : Font.Medium
                font.pixelSize: Theme.px(26)
            }
        }
    }

    Rectangle {
        id: bar

        visible: root.isByWays
        x: caption.x + caption.width + Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - ways.width - Theme.px(34)
        height: Theme.px(26)
        radius: height / 2
        color: "#12ffffff"
        border.width: Theme.line(1)
        border.color: Theme.panelEdge

        Rectangle {
            width: root.isByWays ? Math.round(parent.width * root.readout.winWays / root.readout.allWays) : 0
            height: parent.height
            radius: height / 2
            color: Theme.blue
            border.width: width > 0 ? Theme.line(2) : 0
            border.color: Theme.blueInk
        }
    }

    TabularText {
        id: ways

        visible: root.isByWays
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: root.isByWays ? qsTr("%1 of %2 throws").arg(root.readout.winWays).arg(root.readout.allWays) : ""
        font.weight: Font.Bold
        font.pixelSize: Theme.px(26)
    }
}
