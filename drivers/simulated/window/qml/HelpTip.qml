// What a button's order does, shown while the pointer rests on it.
import QtQuick
import QtQuick.Controls.Basic

ToolTip {
    id: tip

    delay: 600

    contentItem: PlainText {
        text: tip.text
        color: Theme.accentText
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }
}
