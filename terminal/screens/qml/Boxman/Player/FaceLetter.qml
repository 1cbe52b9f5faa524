// Letters in a disc: C, E, C&E and the Horn bet. Chips lie below them.
import QtQuick

Lettering {
    id: root

    required property FieldLook field
    readonly property bool isLong: root.field.title.length > 3

    topPadding: root.field.isTaken ? Theme.px(root.isLong ? 13 : 3) : Theme.px(3)
    verticalAlignment: root.field.isTaken ? Text.AlignTop : Text.AlignVCenter
    wrapMode: root.field.isTaken ? Text.NoWrap : Text.WordWrap
    leftPadding: root.isLong ? Theme.px(root.field.isTaken ? 4 : 10) : 0
    rightPadding: leftPadding
    text: root.field.title
    color: root.field.ink
    size: root.field.isTaken ? 20 : root.isLong ? 26 : root.field.title.length > 1 ? 30 : 38
    lineHeight: root.field.isTaken ? 1 : 0.86
}
