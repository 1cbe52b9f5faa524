// The bets of others on a field of a shared table: their sum behind a small head, or a chip in the colour of each seat
// with its number.
pragma ComponentBehavior: Bound

import QtQuick

Row {
    id: root

    required property list<string> others
    readonly property bool isSum: root.others.length > 0 && root.others[0].startsWith("0:")
    readonly property list<color> seats: ["#f2c14e", "#8fd0ff", "#ff9f8a", "#9be38f", "#d9b3ff", "#ffd3e6", "#7fe3d4", "#e8e27a", "#c3c9d6", "#ffb66b", "#a8b9ff", "#c8f0b0", "#f0a8d8", "#e6d3b3"]

    spacing: -Theme.px(4)

    Repeater {
        model: root.others

        Rectangle {
            id: mark

            required property string modelData
            readonly property list<string> parts: mark.modelData.split(":")
            readonly property bool isMore: mark.parts[0] === "+"

            width: root.isSum ? head.width + amount.implicitWidth + Theme.px(20) : Math.max(height, number.implicitWidth + Theme.px(10))
            height: Theme.px(26)
            radius: height / 2
            color: root.isSum || mark.isMore ? "#10202f" : root.seats[(Number(mark.parts[0]) - 1) % root.seats.length]
            border.width: Theme.line(1.5)
            border.color: root.isSum || mark.isMore ? "#7fa8cc" : "#1a1a16"

            Item {
                id: head

                visible: root.isSum
                x: Theme.px(8)
                width: Theme.px(14)
                height: parent.height

                Rectangle {
                    x: Theme.px(3)
                    y: Theme.px(5)
                    width: Theme.px(8)
                    height: width
                    radius: width / 2
                    color: "#9cc9ff"
                }
                Rectangle {
                    y: Theme.px(14)
                    width: Theme.px(14)
                    height: Theme.px(7)
                    topLeftRadius: Theme.px(6)
                    topRightRadius: Theme.px(6)
                    color: "#9cc9ff"
                }
            }

            TabularText {
                id: amount

                visible: root.isSum
                x: head.x + head.width + Theme.px(4)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: mark.parts[1]
                color: "#e4eefa"
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(20)
            }

            TabularText {
                id: number

                visible: !root.isSum
                anchors.fill: parent
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: mark.isMore ? "+" + mark.parts[1] : mark.parts[0]
                color: mark.isMore ? "#e4eefa" : "#14120d"
                font.weight: Font.Bold
                font.pixelSize: Theme.px(20)
            }
        }
    }
}
