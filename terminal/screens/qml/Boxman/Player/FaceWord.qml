// A field's name, with the totals that it is for, the dice that it bars, and its pay.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isBar: root.field.dice.length > 0
    readonly property bool isSmall: root.field.spotWidth < 100 && !root.isBar
    readonly property bool isCrowded: root.isSmall && root.totals.length > 0 && root.field.bounds.length > 0
    readonly property bool isTall: root.field.spotHeight > root.field.spotWidth && !root.isSmall
    readonly property bool isWide: root.field.spotWidth > 400
    readonly property bool isCovered: root.isSmall && root.field.isTaken
    readonly property list<int> totals: root.field.totals

    Column {
        x: root.isTall || root.isSmall || root.isWide ? Theme.px(4) : -Theme.px(26)
        width: root.width - Theme.px(8)
        anchors.verticalCenter: root.isTall || root.isSmall ? undefined : parent.verticalCenter
        y: Theme.px(root.isCrowded ? 2 : root.isSmall ? 4 : root.isTall ? 34 : 0)
        spacing: root.isBar ? Theme.px(6) : -Theme.px(3)

        Lettering {
            width: parent.width
            text: root.field.title
            color: root.field.red && !root.field.won ? Theme.redInk : root.field.ink
            size: root.isCrowded ? 23 : root.isSmall ? 29 : root.isTall ? 33 : root.isWide ? 44 : 36
            font.letterSpacing: Theme.px(root.isWide ? 12 : root.isTall || root.isSmall ? 1 : 3)
            wrapMode: root.isTall ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.isTall ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            lineHeight: 0.86
        }
        Lettering {
            width: parent.width
            visible: root.totals.length > 0 && !root.isCovered
            text: root.totals.length > 0 ? root.totals[0] + "–" + root.totals[root.totals.length - 1] : ""
            color: root.field.ink
            size: root.isCrowded ? 19 : 22
        }
        DicePicture {
            anchors.horizontalCenter: parent.horizontalCenter
            dice: root.field.dice
            size: Theme.px(32)
        }
        Lettering {
            width: parent.width
            visible: !root.isCovered
            text: root.field.pays
            color: root.field.gilt
            size: root.isCrowded ? 17 : 20
        }
    }
}
