// A corner of a point box: Place, Buy or Lay, its pay beneath its name. Chips are below or beside both.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isNarrow: root.field.spotWidth < 90
    readonly property bool isLong: root.field.title.length > 6
    readonly property bool isTall: root.field.spotHeight > 130
    // Chips leave two low lines in a narrow corner, and a long name must end before a high stack.
    readonly property real growth: Theme.grown(1, root.isNarrow ? (root.field.isTaken ? 1.05 : 1.2) : root.field.isSlimCorner && root.field.isTaken ? 1.1 : root.isLong ? 1.2 : 1.3)
    // The pay ends before chips beside it.
    readonly property int room: root.isNarrow || root.isTall || !root.field.isTaken ? root.width - 2 * root.edge : Theme.px(root.field.stackX - root.field.chipWidth / 2 - 2) - root.edge
    // Its limits are beside its pay.
    readonly property bool isBeside: root.field.isLowCorner && root.field.bounds.length > 0
    readonly property int edge: Theme.px(root.isNarrow ? 2 : 7)

    Lettering {
        x: root.isNarrow ? Math.round((root.width - width) / 2) : root.edge
        y: Theme.px(root.isNarrow ? -1 : 1)
        width: Math.min(implicitWidth, root.width - 2 * root.edge)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        text: root.field.title
        color: root.field.ink
        size: (root.isNarrow ? 19 : root.isTall ? 26 : 20) * root.growth
        font.letterSpacing: Theme.px(1)
    }

    Lettering {
        x: root.isNarrow ? Math.round((root.width - width) / 2) : root.edge
        y: Theme.px(root.isNarrow ? (root.field.isTaken ? 16.5 : 17 * root.growth) : (root.isTall ? 25 : 19.5) * root.growth)
        width: Math.min(implicitWidth, root.room, root.isBeside ? root.width - root.edge - Theme.px(66) : root.room)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        text: root.field.pays
        color: root.field.gilt
        size: (root.isTall ? 21 : 18) * root.growth
    }
}
