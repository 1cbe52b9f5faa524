// A Repeater: its total, what it pays, and a mark for each time the total has to come, filled once it has.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isTall: root.field.spotHeight > 110
    readonly property bool isLow: root.field.spotHeight < 80

    Lettering {
        x: Theme.px(4)
        y: Theme.px(root.isTall ? 14 : root.isLow ? 1 : 4)
        width: Theme.px(56)
        height: Theme.px(root.isLow ? 36 : 44)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.ivory
        size: Theme.grown(root.isLow ? 34 : 42, 1.05)
    }

    Grid {
        x: Theme.px(64)
        y: Theme.px(root.isTall ? 22 : root.isLow ? 3 : 10)
        columns: 3
        spacing: Theme.px(root.isLow ? 3 : 5)

        Repeater {
            model: root.field.totals.length

            Rectangle {
                id: mark

                required property int index
                readonly property bool isHit: mark.index < root.field.hit.length

                width: Theme.px(root.isLow ? 10 : 15)
                height: width
                radius: width / 2
                color: mark.isHit ? Theme.goldBright : "#30000000"
                border.width: Theme.line(2)
                border.color: mark.isHit ? "#fff3c9" : root.field.ink
            }
        }
    }

    // On a low field the limits replace it, while they are shown.
    Lettering {
        visible: !root.isLow || root.field.bounds.length === 0
        x: Theme.px(7)
        y: Theme.px(root.isTall ? 66 : root.isLow ? 38 : 48)
        width: Math.min(implicitWidth, Theme.px(root.field.isTaken ? 72 : 116))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: root.field.pays
        color: root.field.gilt
        size: Theme.grown(21, root.field.isTaken || root.field.bounds.length > 0 ? 1 : 1.15)
    }
}
