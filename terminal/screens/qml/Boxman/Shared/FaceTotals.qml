// A row of totals over the field's name; those that pay more have a ring.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isSlim: root.field.spotWidth < 700
    readonly property real cell: root.width / (root.field.totals.length + 0.6)

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(3)

        Repeater {
            model: root.field.totals

            Item {
                id: one

                required property int index
                required property int modelData
                readonly property string ring: root.field.ringed[one.index]

                width: root.cell
                height: Theme.px(58)

                Rectangle {
                    anchors.centerIn: numeral
                    visible: one.ring.length > 0
                    width: Theme.px(50)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.line(2)
                    border.color: root.field.gilt
                }
                Lettering {
                    id: numeral

                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Theme.px(54)
                    topPadding: Theme.px(3)
                    text: one.modelData
                    color: one.ring.length > 0 && !root.field.won ? Theme.goldBright : root.field.ink
                    size: 40
                }
                Lettering {
                    anchors.verticalCenter: numeral.verticalCenter
                    x: numeral.x + numeral.width / 2 + Theme.px(30)
                    width: root.cell - Theme.px(50)
                    horizontalAlignment: Text.AlignLeft
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(11)
                    text: one.ring
                    color: root.field.gilt
                    size: Theme.grown(18, root.cell < Theme.px(120) ? 1 : 1.3)
                }
            }
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        height: Theme.px(52)
        spacing: Theme.px(22)

        Lettering {
            height: parent.height
            text: root.field.title
            color: root.field.ink
            size: Theme.grown(root.isSlim ? 42 : 46, 1.1)
            font.letterSpacing: Theme.px(root.isSlim ? 4 : 7)
        }
        Lettering {
            height: parent.height
            text: root.field.pays
            color: root.field.gilt
            size: Theme.grown(22, 1.3)
        }
    }
}
