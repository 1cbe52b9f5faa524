// The pays of a bet by a count, one beside the other; those that are reached are gold.
pragma ComponentBehavior: Bound

import QtQuick

Row {
    id: root

    required property FieldLook field
    required property int count
    readonly property list<var> rungs: root.field.ladder.map((pay, at) => ({
                made: at + 1,
                pay: pay
            })).filter(rung => rung.pay.length > 0)

    spacing: Theme.px(4)

    Repeater {
        model: root.rungs

        Rectangle {
            id: rung

            required property var modelData
            readonly property bool isReached: root.count >= rung.modelData.made

            width: Math.floor((root.width - (root.rungs.length - 1) * Theme.px(4)) / Math.max(1, root.rungs.length))
            height: Theme.px(48)
            radius: Theme.px(6)
            color: rung.isReached ? Theme.gold : "#30000000"

            Lettering {
                width: parent.width
                height: Theme.px(25)
                text: rung.modelData.made
                color: rung.isReached ? Theme.ink : root.field.ink
                size: Theme.grown(23, 1.1)
            }
            Lettering {
                x: Theme.px(2)
                y: Theme.px(24)
                width: parent.width - Theme.px(4)
                height: Theme.px(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: rung.modelData.pay
                color: rung.isReached ? Theme.ink : root.field.gilt
                size: Theme.grown(20, 1.1)
            }
        }
    }
}
