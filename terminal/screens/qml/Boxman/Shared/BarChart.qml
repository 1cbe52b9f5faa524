// How often each total has come: a bar and its count, in front of a bar for the expected frequency.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property QtObject totals
    readonly property int foot: Theme.fs(40)
    readonly property int head: Theme.fs(30)
    readonly property int room: root.height - root.foot - root.head

    Row {
        anchors.fill: parent

        Repeater {
            id: bars

            model: root.totals

            Item {
                id: column

                required property int total
                required property string count
                required property int share
                required property int expected
                required property string speech
                readonly property bool isSeven: column.total === 7 // no face of a single die
                readonly property int reached: Math.round(root.room * column.share / 1000)
                readonly property int ghost: Math.round(root.room * column.expected / 1000)

                width: root.width / Math.max(1, bars.count)
                height: root.height
                Accessible.role: Accessible.StaticText
                Accessible.name: column.speech

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.ghost
                    width: Math.round(parent.width * 0.84)
                    height: column.ghost
                    color: "#26f3ead3"
                }
                ShadedRectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.reached
                    width: Math.round(parent.width * 0.52)
                    height: column.reached
                    radius: Theme.px(3)
                    upper: column.isSeven ? "#ee6b5c" : Theme.goldBright
                    lower: column.isSeven ? "#8f241b" : Theme.goldDeep
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - column.ghost
                    width: Math.round(parent.width * 0.84)
                    height: Theme.line(2)
                    color: Theme.ivory
                }
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.head + root.room - Math.max(column.reached, column.ghost) - height - Theme.px(2)
                    text: column.count
                    font.weight: Font.Bold
                    font.pixelSize: Theme.fs(20)
                }
                Lettering {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.height - root.foot + Theme.px(6)
                    text: column.total
                    color: column.isSeven ? Theme.redInk : Theme.goldBright
                    size: 30 * Theme.textScale
                }
            }
        }
    }

    Rectangle {
        y: root.head + root.room
        width: root.width
        height: Theme.line(2)
        color: Theme.gold
    }
}
