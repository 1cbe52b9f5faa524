// The two ways out of a window that stops play: back to the table, or cash out.
import QtQuick
import Boxman.Shared

Row {
    id: root

    required property bool canCashOut

    signal tableWanted
    signal cashOutWanted

    anchors.horizontalCenter: parent?.horizontalCenter
    spacing: Theme.px(24)

    ActionButton {
        width: Theme.px(440)
        height: Theme.px(112)
        label: qsTr("Show the table")
        speech: qsTr("Close this window and show the table")
        letterSize: 44
        onPressed: root.tableWanted()
    }
    ActionButton {
        width: Theme.px(440)
        height: Theme.px(112)
        open: root.canCashOut
        accented: true
        label: qsTr("Cash out")
        speech: qsTr("Stop playing and cash out")
        letterSize: 44
        onPressed: root.cashOutWanted()
    }
}
