// How often each number has come of late: a bar before what was expected, and a word over the hottest and the coldest.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Rows numbers
    readonly property int foot: Theme.px(60)
    readonly property int head: Theme.px(104)
    readonly property int room: root.height - root.foot - root.head

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Hot numbers")

    DisplayText {
        x: Theme.px(28)
        y: Theme.px(10)
        text: qsTr("Hot numbers")
        color: Theme.gold
        font.pixelSize: Theme.px(36)
        font.letterSpacing: Theme.px(3)
    }

    Row {
        x: Theme.px(16)
        height: parent.height

        Repeater {
            id: each

            model: root.numbers

            Item {
                id: column

                required property int total
                required property string count
                required property int share
                required property int expected
                required property string speech
                required property string heat
                required property string word
                readonly property int reached: Math.round(root.room * column.share / 1000)
                readonly property int ghost: Math.round(root.room * column.expected / 1000)

                width: Math.floor((root.width - Theme.px(32)) / Math.max(1, each.count))
                height: root.height
                Accessible.role: Accessible.ListItem
                Accessible.name: column.speech + (column.word.length > 0 ? ", " + column.word : "")

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.ghost
                    width: Math.round(parent.width * 0.82)
                    height: column.ghost
                    color: "#26f3ead3"
                }
                ShadedRectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.reached
                    width: Math.round(parent.width * 0.56)
                    height: column.reached
                    radius: Theme.px(4)
                    upper: column.heat === "hot" ? "#ff9a5c" : column.heat === "cold" ? "#9cc9ff" : Theme.goldBright
                    lower: column.heat === "hot" ? "#a3271d" : column.heat === "cold" ? "#1d5fae" : Theme.goldDeep
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.ghost
                    width: Math.round(parent.width * 0.82)
                    height: Theme.line(3)
                    color: Theme.ivory
                }
                PlainText {
                    id: figure

                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - Math.max(column.reached, column.ghost) - height - Theme.px(2)
                    text: column.count
                    font.weight: Font.Bold
                    font.pixelSize: Theme.px(28)
                }
                DisplayText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: figure.top
                    anchors.bottomMargin: -Theme.px(6)
                    visible: column.word.length > 0
                    text: column.word
                    color: column.heat === "hot" ? "#ffb48a" : Theme.blueInk
                    font.pixelSize: Theme.px(30)
                }
                Lettering {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.height - root.foot
                    height: root.foot
                    text: column.total
                    color: Theme.goldBright
                    size: 48
                }
            }
        }
    }

    Rectangle {
        x: Theme.px(16)
        y: root.head + root.room
        width: root.width - 2 * x
        height: Theme.line(3)
        color: Theme.gold
    }
}
