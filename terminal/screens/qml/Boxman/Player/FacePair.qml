// The dice that win, with the pay beside or under them, and how long a Hard Ways pair has not come.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isHardWay: root.field.since !== -1
    readonly property bool isNarrow: root.field.spotWidth < 100
    readonly property bool isLow: root.field.spotHeight < 70
    readonly property int size: Theme.px(root.isHardWay ? 38 : root.isNarrow ? (root.field.spotWidth < 70 ? 25 : 32) : root.isLow ? 28 : 34)

    DicePicture {
        id: pictured

        x: root.isNarrow ? Math.round((root.width - width) / 2) : root.field.diceRight ? root.width - width - Theme.px(9) : Theme.px(9)
        y: Theme.px(root.isLow ? 5 : 9)
        dice: root.field.dice
        size: root.size
    }

    Lettering {
        x: root.isHardWay ? Theme.px(9) : pictured.x + Math.round((pictured.width - width) / 2)
        y: pictured.y + pictured.height + Theme.px(2)
        visible: !root.isNarrow || !root.field.isTaken
        text: root.field.pays
        color: root.field.gilt
        size: root.isNarrow ? 19 : 21
    }

    PlainText {
        visible: root.field.since >= 0
        x: Theme.px(9)
        y: root.height - height - Theme.px(5)
        width: root.width - Theme.px(12)
        text: qsTr("%n rolls since last", "", Math.max(0, root.field.since))
        color: root.field.ink
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(15)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
    }
}
