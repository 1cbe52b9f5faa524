// The result of each bet: its name, a bar to the left or right of zero, and the amount.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    required property QtObject profits
    required property int zero
    required property string hint
    readonly property int barsX: Math.round(root.width * 0.36)
    readonly property int barsWidth: Math.round(root.width * 0.38)
    readonly property int rowHeight: Math.min(Theme.fs(42), Math.floor(root.height / Math.max(1, rows.count)))
    // The rows may be created before the chart has its height.
    readonly property int letters: Math.max(1, Math.min(Theme.fs(21), Math.round(root.rowHeight * 0.62)))

    PlainText {
        anchors.fill: parent
        visible: rows.count === 0
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.hint
        color: Theme.ivoryDim
        font.pixelSize: Theme.fs(22)
    }

    Rectangle {
        visible: rows.count > 0
        x: root.barsX + Math.round(root.barsWidth * root.zero / 1000)
        width: Theme.line(2)
        height: root.rowHeight * rows.count
        color: Theme.ivoryDim
    }

    Repeater {
        id: rows

        model: root.profits

        Item {
            id: row

            required property int index
            required property string title
            required property string amount
            required property int start
            required property int span
            required property bool won
            required property string speech

            y: row.index * root.rowHeight
            width: root.width
            height: root.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: row.speech

            PlainText {
                width: root.barsX - Theme.px(10)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: row.title
                font.pixelSize: root.letters
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.round(root.letters * 0.7)
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: root.barsX + Math.round(root.barsWidth * row.start / 1000)
                width: Math.max(Theme.px(2), Math.round(root.barsWidth * row.span / 1000))
                height: Math.round(parent.height * 0.56)
                radius: Theme.px(2)
                color: row.won ? Theme.gold : "#b9392d"
            }
            TabularText {
                x: root.barsX + root.barsWidth + Theme.px(8)
                width: root.width - x
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: row.amount
                color: row.won ? Theme.goldBright : Theme.redInk
                font.weight: Font.DemiBold
                font.pixelSize: root.letters
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.round(root.letters * 0.7)
            }
        }
    }
}
