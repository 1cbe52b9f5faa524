// What there is to do now, and the seconds that are left for it, to be read from across the room.
import QtQuick
import Boxman.Backend
import Boxman.Shared

ShadedRectangle {
    id: root

    required property Wall wall
    readonly property TableClock clock: root.wall.clock as TableClock
    readonly property bool counts: root.clock?.running ?? false

    radius: Theme.px(18)
    border.width: Theme.line(4)
    border.color: root.wall.phase === "hurry" ? "#fff3c9" : Theme.gold
    upper: ({
            open: "#17593a",
            hurry: "#b8720e",
            closed: "#a3271d",
            stopped: "#a3271d"
        })[root.wall.phase] ?? "#2a241a"
    lower: ({
            open: "#08301d",
            hurry: "#7d4a05",
            closed: "#5e110e",
            stopped: "#5e110e"
        })[root.wall.phase] ?? "#100e0b"

    Accessible.role: Accessible.StaticText
    Accessible.name: root.counts ? root.wall.word + ", " + qsTr("%n seconds left", "", root.clock.seconds) : root.wall.word

    TabularText {
        x: Theme.px(20)
        y: Theme.px(4)
        width: parent.width - 2 * x
        height: Math.round(parent.height * 0.63)
        visible: root.counts
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.clock?.seconds ?? ""
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, Math.min(Theme.px(300), Math.round(parent.height * 0.59)))
    }

    DisplayText {
        x: Theme.px(24)
        y: root.counts ? Math.round(parent.height * 0.63) : Theme.px(16)
        width: parent.width - 2 * x
        height: root.counts ? Theme.px(76) : parent.height - 2 * y
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: root.counts ? Text.NoWrap : Text.WordWrap
        lineHeight: 0.88
        text: root.wall.word
        font.pixelSize: Theme.px(root.counts ? 66 : 110)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(40)
    }

    Rectangle {
        x: Theme.px(24)
        y: parent.height - Theme.px(28)
        width: parent.width - 2 * x
        height: Theme.px(14)
        radius: height / 2
        visible: root.counts
        color: "#80000000"

        Rectangle {
            width: Math.round(parent.width * (root.clock?.share ?? 0) / 1000)
            height: parent.height
            radius: height / 2
            color: "#fff3c9"
        }
    }
}
