// Letters in a disc: C, E and C&E with their pays, and the Horn bet. Chips are below them.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isLong: root.field.title.length > 3
    readonly property bool isPaying: root.field.pays.length > 0
    readonly property real growth: Theme.grown(1, 1.1)

    Lettering {
        anchors.fill: parent
        visible: !root.isPaying
        topPadding: Theme.px(!root.field.isTaken ? 3 : root.isLong ? 12 : root.growth > 1 ? 1 : 3)
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

    Column {
        visible: root.isPaying
        width: parent.width
        y: root.field.isTaken ? Theme.px(4) : Math.round((parent.height - height) / 2)
        spacing: -Theme.px(root.field.isTaken ? 5 : root.growth > 1 ? 5 : 3)

        Lettering {
            width: parent.width
            text: root.field.title
            color: root.field.ink
            size: root.field.isTaken ? Theme.grown(20, 1.05) : (root.field.title.length > 1 ? 28 : 34) * root.growth
        }
        Lettering {
            width: parent.width
            text: root.field.pays
            color: root.field.gilt
            size: root.field.isTaken ? Theme.grown(17, 1.05) : 18 * root.growth
            lineHeight: root.field.isTaken ? 0.8 : 0.9
        }
    }
}
