// What lies on the fields of the table: the largest sums, and the seats that have them where the house names them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Rectangle {
    id: root

    required property Rows laid
    readonly property int lineHeight: Theme.px(52)

    height: each.count * root.lineHeight + 2 * Theme.px(10)
    radius: Theme.px(12)
    color: "#b0060403"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Bets on the table")

    Repeater {
        id: each

        model: root.laid

        Item {
            id: line

            required property int index
            required property string title
            required property string value
            required property string seats
            required property string speech

            x: Theme.px(20)
            y: Theme.px(10) + line.index * root.lineHeight
            width: root.width - 2 * x
            height: root.lineHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: line.speech

            PlainText {
                id: title

                width: Math.round(parent.width * (line.seats.length > 0 ? 0.4 : 0.6))
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: line.title
                color: Theme.ivory
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(32)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(22)
            }
            TabularText {
                x: title.width + Theme.px(12)
                width: parent.width - x - value.width - Theme.px(16)
                height: parent.height
                visible: line.seats.length > 0
                verticalAlignment: Text.AlignVCenter
                text: "№ " + line.seats
                color: Theme.ivoryDim
                font.pixelSize: Theme.px(28)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
            }
            TabularText {
                id: value

                anchors.right: parent.right
                width: Math.min(implicitWidth, Math.round(parent.width * 0.38))
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: line.value
                color: Theme.goldBright
                font.weight: Font.Bold
                font.pixelSize: Theme.px(34)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(24)
            }
        }
    }
}
