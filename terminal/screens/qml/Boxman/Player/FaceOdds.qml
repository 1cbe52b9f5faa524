// The field for odds that opens at the end of a line, with its pay and the most it holds.
import QtQuick

Item {
    id: root

    required property FieldLook field

    Lettering {
        id: title

        x: Theme.px(14)
        height: parent.height
        topPadding: Theme.px(2)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: root.field.spotHeight * 0.56
        font.letterSpacing: Theme.px(2)
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.max(Theme.px(168), title.x + title.width + Theme.px(10))
        spacing: -Theme.px(4)

        Lettering {
            text: root.field.pays
            color: root.field.gilt
            size: 20
        }
        PlainText {
            visible: root.field.limit.length > 0
            text: qsTr("up to %1").arg(root.field.limit)
            color: root.field.ink
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(17)
        }
    }
}
