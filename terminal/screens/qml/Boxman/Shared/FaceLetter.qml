// Letters in a disc: C, E, C&E and the Horn bet. Chips are below them.
import QtQuick

Lettering {
    id: root

    required property FieldLook field
    readonly property bool isLong: root.field.title.length > 3

    topPadding: Theme.px(!root.field.isTaken ? 3 : root.isLong ? 12 : Theme.grown(1, 1.1) > 1 ? 1 : 3)
    verticalAlignment: root.field.isTaken ? Text.AlignTop : Text.AlignVCenter
    wrapMode: root.field.isTaken ? Text.NoWrap : Text.WordWrap
    leftPadding: root.isLong ? Theme.px(root.field.isTaken ? 4 : 10) : 0
    rightPadding: leftPadding
    fontSizeMode: root.field.isTaken ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.px(15)
    text: root.field.title
    color: root.field.ink
    size: root.field.isTaken ? Theme.grown(20, root.isLong ? 1.05 : 1.1) : Theme.grown(root.isLong ? 26 : root.field.title.length > 1 ? 30 : 38, root.isLong && root.field.spotWidth < 80 ? 1.08 : 1.2)
    lineHeight: root.field.isTaken ? 1 : 0.86
}
