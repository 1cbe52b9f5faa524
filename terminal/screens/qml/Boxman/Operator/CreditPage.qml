// Credit by hand: the amount is typed on the number pad and given by two touches.
import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property CreditByHand page
    readonly property TypedText typed: root.page.typed as TypedText

    Column {
        width: Theme.px(860)
        spacing: Theme.px(30)

        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.explanation
            font.pixelSize: Theme.px(32)
        }

        EntryLine {
            width: parent.width
            speech: qsTr("Amount")
            text: root.typed.text
            trouble: root.page.trouble
        }

        PlainText {
            visible: root.page.last.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.last
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(26)
        }

        ActionButton {
            visible: root.page.last.length > 0
            width: Theme.px(400)
            height: Theme.px(76)
            label: qsTr("Print the slip again")
            letterSize: 26
            onPressed: root.page.printAgain()
        }

        PlainText {
            visible: root.page.said.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.said
            color: Theme.amber
            font.pixelSize: Theme.px(26)
        }
    }

    NumberPad {
        anchors.right: parent.right
        sign: "."
        doneLabel: root.page.label
        whole: root.page.ready
        onTyped: text => root.typed.type(text)
        onErased: root.typed.erase()
        onCleared: root.typed.clear()
        onDone: root.page.give()
    }
}
