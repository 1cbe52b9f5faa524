// The two answers to a question.
import QtQuick
import Boxman.Shared

Row {
    id: root

    signal answered(bool yes)

    anchors.horizontalCenter: parent?.horizontalCenter
    spacing: Theme.px(24)

    ActionButton {
        width: Theme.px(320)
        height: Theme.px(112)
        label: qsTr("Yes")
        accented: true
        letterSize: 52
        onPressed: root.answered(true)
    }
    ActionButton {
        width: Theme.px(320)
        height: Theme.px(112)
        label: qsTr("No")
        letterSize: 52
        onPressed: root.answered(false)
    }
}
