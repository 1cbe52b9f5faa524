// The tabs over the panel of propositions, each with the sum that lies under it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Row {
    id: root

    required property Rows tabs
    required property string tabOpen
    readonly property int count: each.count

    signal chosen(string tab)

    spacing: Theme.px(6)

    Repeater {
        id: each

        model: root.tabs

        Rectangle {
            id: tab

            required property string name
            required property string title
            required property string sum
            required property string speech
            readonly property bool isOpen: tab.name === root.tabOpen

            width: Math.floor((root.width - (each.count - 1) * root.spacing) / Math.max(1, each.count))
            height: root.height
            radius: Theme.px(8)
            color: tap.pressed ? "#8a6a2a" : tab.isOpen ? "#c79c43" : "#2b3a34"
            border.width: Theme.line(2)
            border.color: tab.isOpen ? "#fff3c9" : "#8fa596"

            Accessible.role: Accessible.PageTab
            Accessible.name: tab.speech
            Accessible.description: tab.sum
            Accessible.onPressAction: root.chosen(tab.name)

            Lettering {
                width: parent.width
                y: Theme.px(4)
                text: tab.title
                color: tab.isOpen ? Theme.ink : Theme.ivory
                size: 25
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(14)
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(31)
                text: tab.sum
                color: tab.isOpen ? Theme.ink : Theme.goldBright
                font.family: Theme.text
                font.weight: Font.Bold
                font.pixelSize: Theme.px(17)
            }

            TapHandler {
                id: tap

                gesturePolicy: TapHandler.ReleaseWithinBounds
                longPressThreshold: 0
                onTapped: root.chosen(tab.name)
            }
        }
    }
}
