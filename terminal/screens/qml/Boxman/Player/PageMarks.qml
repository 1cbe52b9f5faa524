// The pages of the help as marks in a row, the open one larger, between arrows that turn a page.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Row {
    id: root

    required property HelpPages help

    height: Theme.px(72)

    IconButton {
        width: Theme.px(120)
        height: parent.height
        opacity: root.help.isFirst ? 0.35 : 1
        picture: "icons/arrow-left.png"
        speech: qsTr("Previous page")
        onPressed: root.help.back()
    }

    Item {
        width: Theme.px(24)
        height: 1
    }

    Repeater {
        model: root.help.marks

        Item {
            id: mark

            required property int index
            required property string speech
            required property bool current

            width: Theme.px(67)
            height: root.height
            Accessible.role: Accessible.PageTab
            Accessible.name: mark.speech
            Accessible.selected: mark.current
            Accessible.onPressAction: root.help.turn(mark.index)

            Rectangle {
                anchors.centerIn: parent
                width: Theme.px(mark.current ? 26 : 16)
                height: width
                radius: width / 2
                color: mark.current ? Theme.goldBright : tap.pressed ? Theme.gold : "#5d5136"
                border.width: Theme.line(2)
                border.color: Theme.goldDeep
            }

            Tap {
                id: tap

                onTapped: root.help.turn(mark.index)
            }
        }
    }

    Item {
        width: Theme.px(24)
        height: 1
    }

    IconButton {
        width: Theme.px(120)
        height: parent.height
        opacity: root.help.isLast ? 0.35 : 1
        picture: "icons/arrow-right.png"
        speech: qsTr("Next page")
        onPressed: root.help.forward()
    }
}
