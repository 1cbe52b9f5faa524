// The foot of a page of tests: begins and ends test mode, and says why a touch was refused.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property ModeButton mode
    property string remark: ""

    height: Theme.px(76)

    ActionButton {
        id: button

        width: Theme.px(400)
        height: parent.height
        label: root.mode.label
        open: root.mode.ready
        accented: !root.mode.on
        letterSize: 26
        onPressed: root.mode.touch()
    }

    PlainText {
        anchors.left: button.right
        anchors.leftMargin: Theme.px(30)
        anchors.right: parent.right
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.mode.said.length > 0 ? root.mode.said : root.remark
        color: root.mode.said.length > 0 ? Theme.amber : Theme.ivoryDim
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }
}
