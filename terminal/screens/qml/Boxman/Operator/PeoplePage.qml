// The accounts of the staff: a list with buttons, and the steps of an account that is added or changed over it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

WorkPage {
    id: root

    readonly property AccountEditor editor: root.work.editor as AccountEditor

    own: Row {
        id: tasks

        spacing: Theme.px(16)

        Repeater {
            model: root.work.tasks
            onItemAdded: tasks.forceLayout() // a touch may be faster than the next frame

            ActionButton {
                id: button

                required property string name
                required property string title
                required property bool sure

                width: Theme.px(270)
                height: Theme.px(76)
                label: button.title
                accented: button.sure
                letterSize: 24
                onPressed: root.work.manage(button.name)
            }
        }
    }

    StaffText {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(76 + 14)
        height: Theme.px(60)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.work.warning
        color: Theme.amber
        font.pixelSize: Theme.px(24)
    }

    Item {
        anchors.fill: parent
        visible: root.editor.step.length > 0

        Rectangle {
            anchors.fill: parent
            color: "#1b1811"
        }

        MouseArea {
            anchors.fill: parent
            preventStealing: true
        }

        StaffText {
            id: hint

            width: parent.width
            height: Theme.px(70)
            wrapMode: Text.WordWrap
            text: root.editor.hint
            color: root.editor.refused ? Theme.amber : Theme.ivory
            font.pixelSize: Theme.px(28)
        }

        EntryLine {
            id: line

            readonly property TypedText typed: root.editor.name as TypedText

            anchors.top: hint.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: keyboard.width
            visible: root.editor.step === "name"
            text: line.typed.text
            speech: qsTr("Name")
        }

        OnScreenKeyboard {
            id: keyboard

            anchors.top: line.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.editor.step === "name"
            whole: line.text.trim().length > 0
            onTyped: text => line.typed.type(text)
            onErased: line.typed.erase()
            onCleared: line.typed.clear()
            onDone: root.editor.named()
        }

        Column {
            anchors.top: hint.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.editor.step === "role"
            spacing: Theme.px(20)

            Repeater {
                model: root.editor.roles

                NotedButton {
                    id: role

                    required property string name
                    required property string title
                    required property string meaning
                    required property bool chosen

                    width: Theme.px(1200)
                    height: Theme.px(130)
                    label: role.title
                    below: role.meaning
                    accented: role.chosen
                    letterSize: 34
                    onPressed: root.editor.chooseRole(role.name)
                }
            }
        }

        PinPad {
            anchors.top: hint.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(620)
            visible: root.editor.step === "pin"
            pin: root.editor.pin as TypedPin
        }
    }
}
