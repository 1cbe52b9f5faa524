// The brass sign of the table: the least and the most of each kind of bet.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

ShadedRectangle {
    id: root

    required property Rows limits
    readonly property int lineHeight: Math.min(Theme.px(92), Math.floor((height - Theme.px(104)) / Math.max(1, each.count)))

    radius: Theme.px(18)
    border.width: Theme.line(3)
    border.color: Theme.gold
    upper: "#2a241a"
    lower: "#100e0b"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Limits of the table")

    DisplayText {
        y: Theme.px(14)
        width: parent.width
        height: Theme.px(62)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Table limits")
        color: Theme.goldBright
        font.pixelSize: Theme.px(50)
        font.letterSpacing: Theme.px(3)
    }

    Rectangle {
        x: Theme.px(24)
        y: Theme.px(78)
        width: parent.width - 2 * x
        height: Theme.line(3)
        color: Theme.gold
    }

    Repeater {
        id: each

        model: root.limits

        Item {
            id: line

            required property int index
            required property string title
            required property string value

            x: Theme.px(24)
            y: Theme.px(88) + line.index * root.lineHeight
            width: root.width - 2 * x
            height: root.lineHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: line.title + ": " + line.value

            PlainText {
                width: Math.round(parent.width * 0.48)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: line.title
                color: Theme.ivory
                font.pixelSize: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(21)
            }
            TabularText {
                x: Math.round(parent.width * 0.5)
                width: parent.width - x
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: line.value
                color: Theme.goldBright
                font.weight: Font.Bold
                font.pixelSize: Theme.px(32)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(23)
            }
        }
    }
}
