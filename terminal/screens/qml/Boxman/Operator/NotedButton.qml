// A button with a note under its text, large enough to be read while standing.
import QtQuick
import Boxman.Shared

ActionButton {
    id: root

    property string below: ""

    foot: Theme.px(root.below.length > 0 ? 30 : 0)

    StaffText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.verticalCenter
        anchors.topMargin: Theme.px(0.72 * root.letterSize) - Math.round(root.foot / 2)
        width: parent.width - Theme.px(20)
        horizontalAlignment: Text.AlignHCenter
        text: root.below
        color: root.accented ? Theme.ivory : Theme.ivoryDim
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.px(22)
    }
}
