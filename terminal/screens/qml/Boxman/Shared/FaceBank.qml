// One side of a bank: its name, its pay, and a ring for its chips.
import QtQuick

Item {
    id: root

    required property FieldLook field

    Lettering {
        x: Theme.px(26)
        y: Theme.px(16)
        width: parent.width - Theme.px(230)
        height: Theme.px(66)
        horizontalAlignment: Text.AlignLeft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(30)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: 58
        font.letterSpacing: Theme.px(6)
    }

    Lettering {
        x: Theme.px(26)
        y: Theme.px(78)
        width: parent.width - Theme.px(230)
        height: Theme.px(36)
        horizontalAlignment: Text.AlignLeft
        text: root.field.pays
        color: root.field.gilt
        size: 28
    }

    Rectangle {
        x: Theme.px(root.field.stackX) - width / 2
        y: Theme.px(root.field.stackY) - Theme.px(root.field.chipWidth) / 2 - height / 2
        width: Theme.px(root.field.chipWidth + 30)
        height: width
        radius: width / 2
        color: "#30000000"
        border.width: Theme.line(2)
        border.color: root.field.gilt
    }
}
