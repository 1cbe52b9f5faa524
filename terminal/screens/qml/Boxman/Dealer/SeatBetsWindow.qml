// The bets of a seat, the largest first: two columns, for as many as a felt has.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Console desk
    readonly property SeatBets seat: root.desk.seat_bets as SeatBets
    readonly property int columns: each.count > 12 ? 2 : 1
    readonly property int lines: Math.max(4, Math.ceil(each.count / root.columns))

    visible: root.seat.open
    speech: root.seat.title
    onTappedBeside: root.seat.close()

    Card {
        anchors.centerIn: parent
        width: Theme.px(root.columns > 1 ? 1300 : 860)
        height: Theme.px(270 + 50 * root.lines)
        title: root.seat.title
        bodyTop: Theme.px(116)

        Grid {
            id: list

            columns: root.columns
            columnSpacing: Theme.px(60)
            flow: Grid.TopToBottom
            rows: root.lines

            Repeater {
                id: each

                model: root.seat.bets as Rows

                Item {
                    id: line

                    required property string title
                    required property string value

                    width: Math.floor((list.parent.width - (root.columns - 1) * list.columnSpacing) / root.columns)
                    height: Theme.px(50)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: line.title + ": " + line.value

                    PlainText {
                        width: Math.round(parent.width * 0.62)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: line.title
                        color: Theme.ivory
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.px(30)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(20)
                    }
                    TabularText {
                        anchors.right: parent.right
                        width: Math.round(parent.width * 0.36)
                        height: parent.height
                        horizontalAlignment: Text.AlignRight
                        verticalAlignment: Text.AlignVCenter
                        text: line.value
                        color: Theme.goldBright
                        font.weight: Font.Bold
                        font.pixelSize: Theme.px(30)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(20)
                    }
                }
            }
        }

        ActionButton {
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            width: Theme.px(320)
            height: Theme.px(88)
            label: qsTr("Close")
            letterSize: 36
            onPressed: root.seat.close()
        }
    }
}
