// A field's name, with its totals, the dice that it bars, and its pay.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isBar: root.field.dice.length > 0
    readonly property bool isSmall: root.field.spotWidth < 100 && !root.isBar
    readonly property bool isTall: root.field.spotHeight > root.field.spotWidth && !root.isSmall
    readonly property bool isWide: root.field.spotWidth > 400
    // Chips are on its right, and its limits below on its left.
    readonly property bool isBeside: !root.isTall && !root.isSmall && !root.isWide
    readonly property bool isLow: root.field.spotHeight < 70
    // On a small field chips, or its limits, leave two lines of three.
    readonly property bool isCovered: root.isSmall && root.field.isTaken
    readonly property bool isCrowded: root.isCovered || root.isSmall && root.field.bounds.length > 0
    readonly property string totals: root.field.totals.length > 0 ? root.field.totals[0] + "–" + root.field.totals[root.field.totals.length - 1] : ""
    readonly property bool isOfThree: root.isSmall && root.totals.length > 0 && !root.isCrowded
    readonly property real nameGrowth: Theme.grown(1, root.isCovered ? 1.05 : root.isOfThree ? 1.08 : root.isTall ? 1.2 : root.isSmall ? 1.15 : 1.1)
    // Two pays beside the limits have no room for larger letters.
    readonly property bool isFull: root.isBeside && root.isLow && root.field.bounds.length > 0 && root.field.pays.length > 9
    readonly property real payGrowth: Theme.grown(1, root.isFull ? 1 : root.isCovered ? 1.05 : root.isOfThree || root.isLow ? 1.12 : 1.25)
    readonly property bool isLarge: root.nameGrowth > 1

    Column {
        x: Theme.px(root.isBeside ? 12 : 4)
        width: root.isBeside ? Theme.px(root.field.stackX - root.field.chipWidth / 2 - 24) : root.width - Theme.px(8)
        anchors.verticalCenter: root.isTall || root.isSmall ? undefined : parent.verticalCenter
        y: Theme.px(root.isCovered ? 2 : root.isCrowded || root.isOfThree && root.isLarge ? 1 : root.isSmall ? 4 : root.isTall ? (root.isLarge ? 12 : 34) : 0)
        // The letters are lower than their lines, so the lines move closer the larger they are.
        spacing: root.isBar ? Theme.px(6) : -Theme.px(root.isCovered ? (root.isLarge ? 6 : 4) : !root.isLarge ? 3 : root.isSmall ? 5 : 8)

        Lettering {
            width: parent.width
            text: root.field.title
            color: root.field.red && !root.field.won ? Theme.redInk : root.field.ink
            size: (root.isCovered ? 24 : root.isCrowded ? 26 : root.isSmall ? 29 : root.isTall ? 33 : root.isWide ? 44 : 36) * root.nameGrowth
            font.letterSpacing: Theme.px(root.isWide ? 12 : root.isTall || root.isSmall ? 1 : 3)
            wrapMode: root.isTall ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.isTall ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            lineHeight: 0.86
        }
        Lettering {
            width: parent.width
            visible: root.isOfThree
            text: root.totals
            color: root.field.ink
            size: 22 * root.payGrowth
        }
        DicePicture {
            anchors.horizontalCenter: parent.horizontalCenter
            dice: root.field.dice
            size: Theme.px(32)
        }
        Lettering {
            width: parent.width
            leftPadding: root.isSmall ? Theme.px(3) : root.isBeside && root.field.bounds.length > 0 ? Theme.px(72) : 0
            rightPadding: root.isSmall ? leftPadding : 0
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.totals.length > 0 && !root.isOfThree ? root.totals + "  " + root.field.pays : root.field.pays
            color: root.field.gilt
            size: root.isCrowded && root.totals.length > 0 ? 17 : (root.isCovered ? 18 : 20) * root.payGrowth
        }
    }
}
