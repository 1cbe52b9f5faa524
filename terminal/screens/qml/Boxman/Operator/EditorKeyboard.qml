// Enters a text by the keyboard.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property ParameterEditor editor

    EntryLine {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: keyboard.top
        anchors.bottomMargin: Theme.px(8)
        width: keyboard.width
        text: root.editor.text
        speech: qsTr("New value")
        trouble: root.editor.trouble
    }

    OnScreenKeyboard {
        id: keyboard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        whole: root.editor.trouble.length === 0
        onTyped: text => root.editor.type(text)
        onErased: root.editor.erase()
        onCleared: root.editor.clear()
        onDone: root.editor.done()
    }
}
