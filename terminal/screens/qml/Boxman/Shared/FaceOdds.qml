// The field for odds that opens at the end of a line, with its pay and the most it holds.
import QtQuick

Item {
    id: root

    required property FieldLook field

    Lettering {
        id: title

        x: Theme.px(14)
        width: Math.min(implicitWidth, Theme.px(165))
        height: parent.height
        topPadding: Theme.px(2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: Theme.grown(root.field.spotHeight * 0.56, 1.15)
        font.letterSpacing: Theme.px(2)
    }

    Column {
        id: terms

        readonly property int room: Theme.px(root.field.stackX - root.field.chipWidth / 2 - 6) - x

        anchors.verticalCenter: parent.verticalCenter
        x: Math.max(Theme.px(168), title.x + title.width + Theme.px(10))
        spacing: -Theme.px(4)

        Lettering {
            text: root.field.pays
            color: root.field.gilt
            size: Theme.grown(20, 1.2)
        }
        PlainText {
            visible: root.field.limit.length > 0
            width: Math.min(implicitWidth, terms.room)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("up to %1").arg(root.field.limit)
            color: root.field.ink
            font.pixelSize: Theme.px(Theme.grown(17, 1.2))
        }
    }
}
