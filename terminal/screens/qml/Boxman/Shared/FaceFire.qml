// Fire: the Points that have been made in this hand are gold, the one being played has a gold ring; under them the pay for
// each number of Points, gold once it is reached.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field

    Lettering {
        x: Theme.px(12)
        y: Theme.px(8)
        height: Theme.px(36)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: Theme.grown(32, 1.1)
        font.letterSpacing: Theme.px(1)
    }

    Row {
        x: Theme.px(12)
        y: Theme.px(50)
        spacing: Theme.px(8)

        Repeater {
            model: root.field.totals

            Rectangle {
                id: one

                required property int modelData
                readonly property bool isMade: root.field.hit.indexOf(one.modelData) >= 0
                readonly property bool isPlayed: root.field.marked === one.modelData

                width: Theme.px(34)
                height: width
                radius: width / 2
                color: one.isMade ? Theme.gold : "#30000000"
                border.width: Theme.line(one.isPlayed ? 4 : 2)
                border.color: one.isPlayed ? (one.isMade ? Theme.ink : Theme.goldBright) : one.isMade ? "#fff3c9" : root.field.ink

                Lettering {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: Theme.px(1)
                    text: one.modelData
                    color: one.isMade ? Theme.ink : root.field.ink
                    size: 22
                }
            }
        }
    }

    PayRungs {
        x: Theme.px(6)
        y: Theme.px(92)
        width: root.width - Theme.px(12)
        field: root.field
        count: root.field.hit.length
    }
}
