// The name of a felt that is to be saved: typed, or one of those that are offered.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Favourites favourites
    readonly property TypedText typed: root.favourites.typed as TypedText

    Row {
        id: offered

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(16)

        Repeater {
            model: root.favourites.names as Rows

            ActionButton {
                id: one

                required property string name

                width: Theme.px(300)
                height: Theme.px(80)
                label: one.name
                capitals: false
                letterSize: 30
                onPressed: root.favourites.take(one.name)
            }
        }
    }

    EntryLine {
        id: line

        anchors.horizontalCenter: parent.horizontalCenter
        y: offered.height + Theme.px(24)
        width: keyboard.width
        text: root.typed.text
        speech: qsTr("Name")
        trouble: root.favourites.refusal
    }

    OnScreenKeyboard {
        id: keyboard

        anchors.horizontalCenter: parent.horizontalCenter
        y: line.y + line.height + Theme.px(8)
        doneLabel: qsTr("Save")
        whole: root.typed.text.trim().length > 0
        onTyped: text => root.typed.type(text)
        onErased: root.typed.erase()
        onCleared: root.typed.clear()
        onDone: root.favourites.save()
    }
}
