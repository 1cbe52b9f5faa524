// The way to every page and parameter: what is typed, what it finds, and the keyboard.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property Search page

    EntryLine {
        id: line

        anchors.horizontalCenter: parent.horizontalCenter
        width: keyboard.width
        text: (root.page.words as TypedText).text
        speech: qsTr("Searched for")
    }

    Column {
        id: rows

        y: line.lineHeight + Theme.px(12)
        width: parent.width
        spacing: Theme.px(2)

        Repeater {
            model: root.page.found
            onItemAdded: rows.forceLayout() // a touch may be faster than the next frame

            ListLine {
                id: hit

                width: rows.width
                height: Theme.px(66)
                headings: root.page.headings as Rows
                onTouched: root.page.touch(hit.index)
            }
        }
    }

    PlainText {
        anchors.bottom: keyboard.top
        width: parent.width
        height: Theme.px(40)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.page.said
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    OnScreenKeyboard {
        id: keyboard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        doneLabel: qsTr("Open")
        whole: root.page.finds
        onTyped: text => (root.page.words as TypedText).type(text)
        onErased: (root.page.words as TypedText).erase()
        onCleared: (root.page.words as TypedText).clear()
        onDone: root.page.touch(0)
    }
}
