// The clock: what it shows, setting it by date and time, and confirming one that has jumped.
import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property ClockDesk page
    readonly property TypedText typed: root.page.typed as TypedText

    Column {
        width: Theme.px(980)
        spacing: Theme.px(30)

        PlainText {
            width: parent.width
            text: root.page.time
            font.pixelSize: Theme.px(64)
            font.weight: Font.DemiBold
        }

        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.reference
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(26)
        }

        PlainText {
            visible: root.page.doubt.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.doubt
            color: Theme.amber
            font.pixelSize: Theme.px(30)
        }

        ActionButton {
            visible: root.page.confirmLabel.length > 0
            width: Theme.px(460)
            height: Theme.px(84)
            label: root.page.confirmLabel
            letterSize: 30
            onPressed: root.page.confirm()
        }

        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.explanation
            font.pixelSize: Theme.px(30)
        }

        EntryLine {
            width: parent.width
            speech: qsTr("Date and time")
            text: root.page.shown
            trouble: root.page.trouble
        }

        PlainText {
            visible: root.page.said.length > 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.page.said
            color: root.page.good ? Theme.ivory : Theme.amber
            font.pixelSize: Theme.px(30)
        }
    }

    NumberPad {
        anchors.right: parent.right
        doneLabel: root.page.label
        whole: root.page.ready
        onTyped: text => root.typed.type(text)
        onErased: root.typed.erase()
        onCleared: root.typed.clear()
        onDone: root.page.set()
    }
}
