// The tabs over the panel of propositions, each with the total under it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Row {
    id: root

    required property Rows tabs
    required property string tabOpen
    // A tab also takes touches above and below its drawing: on the felt's rail, and in the gap to the first fields.
    readonly property int above: Theme.px(8)
    readonly property int count: each.count

    signal chosen(string tab)

    height: root.above + Theme.px(56) + Theme.px(3)
    spacing: Theme.px(6)

    Repeater {
        id: each

        model: root.tabs

        Item {
            id: tab

            required property string name
            required property string title
            required property string sum
            required property string speech
            readonly property bool isOpen: tab.name === root.tabOpen

            width: Math.floor((root.width - (each.count - 1) * root.spacing) / Math.max(1, each.count))
            height: root.height

            Accessible.role: Accessible.PageTab
            Accessible.name: tab.speech
            Accessible.description: tab.sum
            Accessible.onPressAction: root.chosen(tab.name)

            Rectangle {
                id: drawn

                y: root.above
                width: parent.width
                height: Theme.px(56)
                radius: Theme.px(8)
                color: tap.pressed ? "#8a6a2a" : tab.isOpen ? "#c79c43" : "#2b3a34"
                border.width: Theme.line(2)
                border.color: tab.isOpen ? "#fff3c9" : "#8fa596"
            }
            Lettering {
                x: Theme.px(3)
                width: parent.width - 2 * x
                y: drawn.y + Theme.px(Theme.textScale > 1 ? 1 : 4)
                text: tab.title
                color: tab.isOpen ? Theme.ink : Theme.ivory
                size: root.count > 2 ? 20 : Theme.grown(25, 1.08)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(14)
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: drawn.y + Theme.px(31)
                text: tab.sum
                color: tab.isOpen ? Theme.ink : Theme.goldBright
                font.weight: Font.Bold
                font.pixelSize: Theme.px(Theme.grown(17, 1.15))
            }

            Tap {
                id: tap

                onTapped: root.chosen(tab.name)
            }
        }
    }
}
