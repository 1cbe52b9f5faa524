// The remaining time for bets: the seconds in a ring that empties; the background turns amber at the end, and red when
// closed. At a station of a shared table also grey without the table, and dark blue while that is stopped.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property BettingClock clock
    readonly property bool isHurry: root.clock.phase === "hurry"
    readonly property bool isClosed: root.clock.phase === "closed"
    readonly property bool isAway: root.clock.phase === "away"
    readonly property bool isStopped: root.clock.phase === "stopped"

    Accessible.role: Accessible.StaticText
    Accessible.name: root.clock.word.length > 0 ? root.clock.word : root.isClosed ? qsTr("No more bets") : qsTr("%n seconds to bet", "", root.clock.seconds)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.line(2)
        radius: Theme.px(10)
        visible: root.isHurry || root.isClosed || root.isAway || root.isStopped
        color: root.isClosed ? "#8c1d15" : root.isAway ? "#45443f" : root.isStopped ? "#1f3d5c" : "#a8660a"
    }

    Rectangle {
        x: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(6)
        width: Math.round((parent.width - Theme.px(16)) * root.clock.share / 1000)
        height: Theme.px(6)
        radius: height / 2
        color: root.isHurry ? "#fff3c9" : Theme.green
    }

    PlainText {
        anchors.fill: parent
        anchors.margins: Theme.px(8)
        anchors.bottomMargin: Theme.px(12)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.clock.word.length > 0 ? root.clock.word : root.isClosed ? qsTr("No more bets") : root.clock.phase.length > 0 ? root.clock.seconds : qsTr("Place bets")
        font.family: root.isClosed || root.clock.phase.length === 0 || root.clock.word.length > 0 ? Theme.display : Theme.text
        font.capitalization: Font.AllUppercase
        font.weight: Font.Bold
        font.pixelSize: Theme.px(38)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(16)
    }
}
