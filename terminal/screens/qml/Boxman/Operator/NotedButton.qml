// A button with a note under its text, large enough to be read while standing.
import QtQuick
import Boxman.Shared

ActionButton {
    id: root

    property string below: ""

    StaffText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        width: parent.width - Theme.px(20)
        horizontalAlignment: Text.AlignHCenter
        text: root.below
        color: root.accented ? Theme.ivory : Theme.ivoryDim
        font.pixelSize: Theme.px(22)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(16)
    }
}
