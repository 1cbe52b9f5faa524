// Where the words are typed that a parameter is searched by.
import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property ParameterBook book
    required property TypedText words

    title: qsTr("Search the parameters")

    PlainText {
        id: hint

        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("A part of the name, the description or the value: volume, paper, seconds")
        color: Theme.ivoryDim
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(26)
    }

    EntryLine {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: hint.bottom
        anchors.topMargin: Theme.px(40)
        width: keyboard.width
        text: root.words.text
        speech: qsTr("Searched for")
    }

    OnScreenKeyboard {
        id: keyboard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        doneLabel: qsTr("Search")
        onTyped: text => root.words.type(text)
        onErased: root.words.erase()
        onCleared: root.words.clear()
        onDone: root.book.find()
    }
}
