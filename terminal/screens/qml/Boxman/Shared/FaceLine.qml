// A line bet: its name along the lower arm of its band and up the other, with the dice that it bars and its pay.
import QtQuick

Item {
    id: root

    required property FieldLook field
    // Its dice must be before the field for odds, which opens over the end of the line.
    readonly property bool isBar: root.field.dice.length > 0
    readonly property bool isLarge: Theme.textScale > 1
    readonly property int arm: Theme.px(root.field.arm)

    Lettering {
        x: (root.arm - width) / 2
        y: (parent.height - root.arm - height) / 2
        rotation: -90
        text: root.field.title
        color: root.field.ink
        size: Theme.grown(root.field.arm * 0.5, 1.2)
        font.letterSpacing: Theme.px(4)
    }

    Row {
        x: Theme.px(root.isBar ? 264 : 300)
        y: parent.height - root.arm
        height: root.arm
        spacing: Theme.px(!root.isBar ? 18 : root.isLarge ? 6 : 11)

        Lettering {
            height: parent.height
            text: root.field.title
            color: root.field.ink
            size: Theme.grown(root.field.arm * 0.62, root.isBar ? 1.05 : 1.15)
            font.letterSpacing: Theme.px(!root.isBar ? 8 : root.isLarge ? 1.5 : 3)
        }
        DicePicture {
            anchors.verticalCenter: parent.verticalCenter
            dice: root.field.dice
            size: Math.round(root.arm * 0.6)
        }
        Lettering {
            height: parent.height
            text: root.field.pays
            color: root.field.gilt
            size: Theme.grown(22, 1.3)
        }
    }
}
