// The page of the cash box: expected and counted by denomination, and the number pad for the count.
import QtQuick
import Boxman.Backend
import Boxman.Shared

WorkPage {
    id: root

    readonly property TypedText typed: root.work.typed as TypedText

    Item {
        id: pad

        visible: root.work.counting
        anchors.right: parent.right
        y: Theme.px(80)
        width: keys.width + Theme.px(40)
        height: keys.y + keys.height + Theme.px(20)

        Rectangle {
            anchors.fill: parent
            color: Theme.night
            radius: Theme.px(8)
        }

        PlainText {
            id: asked

            x: Theme.px(20)
            width: keys.width
            height: Theme.px(44)
            verticalAlignment: Text.AlignVCenter
            text: root.work.asked
            font.pixelSize: Theme.px(28)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        EntryLine {
            x: Theme.px(20)
            y: asked.height + Theme.px(8)
            width: keys.width
            speech: root.work.asked
            text: root.typed.text
        }

        NumberPad {
            id: keys

            x: Theme.px(20)
            y: Theme.px(186)
            doneLabel: qsTr("Next")
            whole: root.work.ready
            onTyped: text => root.typed.type(text)
            onErased: root.typed.erase()
            onCleared: root.typed.clear()
            onDone: root.work.next()
        }
    }
}
