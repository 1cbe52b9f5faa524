// Enters a number, an amount or a time by the pad; or a list of amounts, one after another, each with its day if need be.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property ParameterEditor editor
    readonly property bool isList: root.editor.control === "list" || root.editor.control === "dated"
    readonly property bool isDated: root.editor.control === "dated"
    readonly property int column: Theme.px(940)

    EntryLine {
        id: line

        visible: !root.isDated
        width: root.isList ? Theme.px(460) : root.column
        text: root.editor.text
        speech: root.isList ? qsTr("Another value") : qsTr("New value")
        trouble: root.isList ? "" : root.editor.trouble
    }

    KeyboardKey {
        visible: root.isDated
        width: Theme.px(430)
        height: line.lineHeight
        label: root.editor.amount.length > 0 ? root.editor.amount : root.editor.amount_title
        speech: root.editor.amount_title
        Accessible.description: root.editor.amount
        lit: root.isDated && !root.editor.dating
        onPressed: root.editor.turn_to_date(false)
    }

    KeyboardKey {
        visible: root.isDated
        x: Theme.px(450)
        width: Theme.px(490)
        height: line.lineHeight
        label: root.editor.date.length > 0 ? root.editor.date : root.editor.date_title
        speech: root.editor.date_title
        Accessible.description: root.editor.date
        lit: root.editor.dating
        onPressed: root.editor.turn_to_date(true)
    }

    Repeater {
        model: root.isList ? root.editor.listed : null

        KeyboardKey {
            id: item

            required property int index
            required property string value
            required property string title
            readonly property int columns: root.isDated ? 2 : 4
            readonly property int cell: Math.floor((root.column + Theme.px(16)) / item.columns)

            x: item.index % item.columns * item.cell
            y: Theme.px(126) + Math.floor(item.index / item.columns) * Theme.px(98)
            width: item.cell - Theme.px(16)
            height: Theme.px(84)
            label: item.title + "  ×"
            speech: qsTr("Remove %1").arg(item.title)
            letterSize: 30
            onPressed: root.editor.remove(item.value)
        }
    }

    // Words in place of a day.
    Row {
        y: Theme.px(190)
        spacing: Theme.px(20)

        Repeater {
            model: root.editor.control === "day" ? root.editor.options : null

            KeyboardKey {
                id: word

                required property string value
                required property string title
                required property bool chosen

                width: Theme.px(220)
                height: Theme.px(84)
                label: word.title
                lit: word.chosen
                letterSize: 30
                onPressed: root.editor.choose(word.value)
            }
        }
    }

    EditorButtons {
        visible: root.isList
        width: root.column
        anchors.bottom: parent.bottom
        editor: root.editor
    }

    ActionButton {
        visible: !root.isList
        anchors.bottom: parent.bottom
        width: Theme.px(380)
        height: Theme.px(88)
        label: qsTr("Default")
        speech: qsTr("Enter the default")
        letterSize: 32
        onPressed: root.editor.back_to_default()
    }

    NumberPad {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(40)
        anchors.bottom: parent.bottom
        sign: root.editor.sign
        whole: root.isList ? root.editor.text.length > 0 : root.editor.trouble.length === 0
        doneLabel: root.isList ? qsTr("Add") : qsTr("Done")
        onTyped: text => root.editor.type(text)
        onErased: root.editor.erase()
        onCleared: root.editor.clear()
        onDone: if (root.isList)
            root.editor.add()
        else
            root.editor.done()
    }
}
