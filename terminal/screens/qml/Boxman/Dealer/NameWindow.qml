// Who deals: the name is typed, and stands in the table's journal beside every order.
pragma ComponentBehavior: Bound

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
        height: Theme.px(900)
        title: qsTr("Who deals?")
        bodyTop: Theme.px(112)

        EntryLine {
            id: line

            width: parent.width
            text: root.name.text
            speech: qsTr("The dealer's name")
            trouble: root.desk.name_trouble
        }

        Row {
            y: Theme.px(136)
            spacing: Theme.px(14)

            Repeater {
                model: root.desk.known as Rows

                ActionButton {
                    id: known

                    required property string login
                    required property string title

                    width: Theme.px(200)
                    height: Theme.px(76)
                    label: known.title
                    capitals: false
                    letterSize: 30
                    onPressed: root.desk.take_over(known.login)
                }
            }
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
