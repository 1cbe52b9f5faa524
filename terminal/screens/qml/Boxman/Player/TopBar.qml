// Above the table: the establishment's name or the betting time, the main information line, the game, and the player's
// services.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Touching game
    required property Windows windows
    required property Information information
    required property Service service
    required property Controls controls
    required property BettingClock clock
    required property WallClock wallClock
    required property SessionClock sessionClock
    required property string holder
    required property string title
    required property string flag
    required property bool speaksOthers
    required property bool hasGames
    // Several games need a button more, which the line makes room for.
    readonly property int shift: root.hasGames ? Theme.px(81) : 0

    Image {
        y: Theme.px(8)
        visible: !root.clock.timed
        height: Theme.px(52)
        source: Theme.assets + "logo/boxman-720.png"
        sourceSize.height: height
        fillMode: Image.PreserveAspectFit
        horizontalAlignment: Image.AlignLeft
    }

    TimerPlate {
        width: Theme.px(212)
        height: parent.height
        visible: root.clock.timed
        clock: root.clock
    }

    InfoLine {
        id: line

        x: Theme.px(228)
        width: Theme.px(1040) - root.shift
        height: parent.height + line.over
        information: root.information
        service: root.service
    }

    GameName {
        x: Theme.px(1280) - root.shift
        width: Theme.px(270)
        height: parent.height
        title: root.title
        time: root.wallClock.time
        duration: root.sessionClock.duration
        since: root.sessionClock.since
        holder: root.holder
        onPressed: root.windows.show("session")
    }

    Row {
        x: Theme.px(1560) - root.shift
        height: parent.height
        spacing: Theme.px(12)

        IconButton {
            width: Theme.px(69)
            height: parent.height
            visible: root.hasGames
            picture: "icons/games.png"
            speech: qsTr("Games")
            onPressed: root.windows.show("games")
        }
        IconButton {
            width: Theme.px(69)
            height: parent.height
            picture: "icons/attendant.png"
            speech: root.controls.attendantCalled ? qsTr("Call off the attendant") : qsTr("Call attendant")
            lit: root.controls.attendantCalled
            onPressed: root.game.callAttendant()
        }
        IconButton {
            width: Theme.px(69)
            height: parent.height
            visible: root.speaksOthers
            picture: root.flag
            speech: qsTr("Languages")
            onPressed: root.windows.show("languages")
        }
        IconButton {
            width: Theme.px(69)
            height: parent.height
            picture: "icons/help.png"
            speech: qsTr("Help")
            onPressed: root.windows.show("help")
        }
        IconButton {
            width: Theme.px(69)
            height: parent.height
            picture: "icons/options.png"
            speech: qsTr("Options")
            onPressed: root.windows.show("options")
        }
    }
}
