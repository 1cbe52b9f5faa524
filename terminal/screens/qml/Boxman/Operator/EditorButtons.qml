// The end of an editor without a keyboard: why the value cannot be taken, the default, and Done.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property ParameterEditor editor

    height: Theme.px(170)

    PlainText {
        width: parent.width
        height: Theme.px(72)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.editor.trouble
        color: Theme.amber
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(26)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    ActionButton {
        anchors.bottom: parent.bottom
        width: Theme.px(380)
        height: Theme.px(88)
        label: qsTr("Default")
        speech: qsTr("Enter the default")
        letterSize: 32
        onPressed: root.editor.back_to_default()
    }

    ActionButton {
        x: Theme.px(404)
        anchors.bottom: parent.bottom
        width: Theme.px(380)
        height: Theme.px(88)
        label: qsTr("Done")
        accented: true
        open: root.editor.trouble.length === 0
        letterSize: 36
        onPressed: root.editor.done()
    }
}
