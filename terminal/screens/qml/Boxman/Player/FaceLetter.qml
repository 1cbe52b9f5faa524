// Letters in a disc: C, E, C&E and the Horn bet.
import QtQuick

Lettering {
    id: root

    required property FieldLook field

    topPadding: Theme.px(3)
    wrapMode: Text.WordWrap
    leftPadding: root.field.title.length > 3 ? Theme.px(10) : 0
    rightPadding: leftPadding
    text: root.field.title
    color: root.field.ink
    size: root.field.title.length > 3 ? 26 : root.field.title.length > 1 ? 30 : 38
    lineHeight: 0.86
}
