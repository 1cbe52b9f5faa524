// A corner of a point box: Place, Buy or Lay, with its pay.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isNarrow: root.field.spotWidth < 90
    readonly property bool isLong: root.field.title.length > 6
    // Beside each other, name and pay fill a slim corner from edge to edge, and a low one leaves no room for chips.
    readonly property bool isStacked: !root.isNarrow && (root.isLong || root.field.isLowCorner || root.field.spotWidth < 120 && root.field.spotHeight > 90)
    readonly property bool isTall: root.isStacked && root.field.spotHeight > 130

    Lettering {
        x: root.isNarrow ? Math.round((root.width - width) / 2) : Theme.px(7)
        y: Theme.px(1)
        width: Math.min(implicitWidth, root.width - (root.isNarrow ? Theme.px(4) : root.isStacked ? Theme.px(14) : pays.width + Theme.px(18)))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        text: root.field.title
        color: root.field.ink
        size: root.isNarrow ? 19 : root.isTall ? 26 : root.isStacked ? 20 : 22
        font.letterSpacing: Theme.px(1)
    }

    Lettering {
        id: pays

        x: root.isNarrow ? Math.round((root.width - width) / 2) : root.isStacked ? Theme.px(7) : root.width - width - Theme.px(7)
        y: root.isNarrow ? root.height - height - Theme.px(3) : root.isStacked ? Theme.px(root.isTall ? 26 : 20) : Theme.px(1)
        visible: !root.isNarrow || !root.field.isTaken
        text: root.field.pays
        color: root.field.gilt
        size: root.isNarrow || root.isStacked && !root.isTall ? 18 : 21
    }
}
