// A side bet on three dice: its name and pays, and examples that win it.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property int examples: Math.floor(root.field.dice.length / 3)

    Lettering {
        id: name

        x: Theme.px(22)
        y: Theme.px(12)
        width: parent.width - Theme.px(150)
        height: Theme.px(62)
        horizontalAlignment: Text.AlignLeft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(24)
        text: root.field.title
        color: root.field.ink
        size: Theme.grown(58, 1.06)
        font.letterSpacing: Theme.px(4)
    }

    Lettering {
        id: pay

        x: name.x
        y: Theme.px(76)
        width: Math.min(implicitWidth, parent.width - Theme.px(150))
        height: Theme.px(38)
        horizontalAlignment: Text.AlignLeft
        text: root.field.pays
        color: root.field.gilt
        size: Theme.grown(34, 1.1)
    }

    // The better pay of three dice alike, where two are enough.
    Row {
        visible: root.field.ladder.length > 0
        x: pay.x + pay.width + Theme.px(26)
        y: pay.y
        height: pay.height
        spacing: Theme.px(10)

        DicePicture {
            anchors.verticalCenter: parent.verticalCenter
            dice: [5, 5, 5]
            size: Theme.px(24)
        }
        Lettering {
            height: parent.height
            text: root.field.ladder[0] ?? ""
            color: root.field.gilt
            size: Theme.grown(28, 1.1)
        }
    }

    Row {
        x: name.x
        y: Theme.px(root.examples > 1 ? 146 : 132)
        spacing: Theme.px(16)

        Repeater {
            model: root.examples

            DicePicture {
                required property int index

                dice: root.field.dice.slice(3 * index, 3 * index + 3)
                size: Theme.px(root.examples > 1 ? 24 : 62)
            }
        }
    }
}
