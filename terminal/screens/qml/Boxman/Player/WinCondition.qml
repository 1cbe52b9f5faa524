// The totals that win something on the next roll, in blue.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Readout readout
    readonly property int first: 2
    readonly property real cell: (root.width - caption.width - Theme.px(30)) / 11

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Next roll wins on %1").arg(root.readout.winTotals.join(", "))

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
        model: 11

        Rectangle {
            id: total

            required property int index
            readonly property bool wins: root.readout.winTotals.indexOf(total.index + root.first) >= 0

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
                text: total.index + root.first
                color: total.wins ? "#ffffff" : "#a29d8b"
                font.weight: total.wins ? Font.Bold : Font.Medium
                font.pixelSize: Theme.px(26)
            }
        }
    }
}
