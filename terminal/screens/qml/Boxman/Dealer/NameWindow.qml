// Who deals: the name is typed, and stands in the table's journal beside every order.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Console desk
    readonly property TypedText name: root.desk.name as TypedText

    visible: root.desk.naming
    speech: qsTr("Who deals?")

    Card {
        anchors.centerIn: parent
        width: Theme.px(1780)
        height: Theme.px(830)
        title: qsTr("Who deals?")
        bodyTop: Theme.px(112)

        EntryLine {
            id: line

            width: parent.width
            text: root.name.text
            speech: qsTr("The dealer's name")
            trouble: root.desk.name_trouble
        }

        OnScreenKeyboard {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            whole: root.desk.nameable
            onTyped: text => root.name.type(text)
            onErased: root.name.erase()
            onCleared: root.name.clear()
            onDone: root.desk.named()
        }
    }
}
