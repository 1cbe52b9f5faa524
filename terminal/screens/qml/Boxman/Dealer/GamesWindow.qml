// Which game comes next at the table. The one that is played leaves it at that.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Console desk
    readonly property TableGames games: root.desk.games as TableGames

    readonly property int lines: Math.max(Math.ceil(games.count / 2), 1)

    visible: root.games.open
    speech: qsTr("Next game")
    onTappedBeside: root.games.close()

    Card {
        anchors.centerIn: parent
        width: Theme.px(1180)
        height: Math.min(Theme.px(1040), Theme.px(366 + 126 * root.lines))
        title: qsTr("Next game")
        bodyTop: Theme.px(116)

        PlainText {
            id: rule

            width: parent.width
            height: Theme.px(80)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: qsTr("It begins with the next round before which no seat has bets up. Nothing is taken down for it.")
            color: Theme.ivory
            font.pixelSize: Theme.px(30)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(22)
        }

        Grid {
            id: offered

            readonly property int room: parent.height - y - Theme.px(96 + 20)

            anchors.top: rule.bottom
            anchors.topMargin: Theme.px(12)
            columns: 2
            spacing: Theme.px(14)

            Repeater {
                id: games

                model: root.games.games as Rows

                ActionButton {
                    id: game

                    required property string sheet
                    required property string title
                    required property bool chosen
                    required note

                    width: Math.floor((parent.parent.width - offered.spacing) / 2)
                    height: Math.min(Theme.px(112), Math.floor(offered.room / root.lines) - offered.spacing)
                    label: (game.chosen ? Theme.mark("good") + " " : "") + game.title
                    speech: game.title
                    accented: game.chosen
                    capitals: false
                    letterSize: 36
                    Accessible.checkable: true
                    Accessible.checked: game.chosen
                    onPressed: root.desk.play(game.sheet)
                }
            }
        }

        ActionButton {
            anchors.bottom: parent.bottom
            width: Theme.px(400)
            height: Theme.px(96)
            label: qsTr("Cancel")
            speech: qsTr("Leave the choice as it is")
            letterSize: 36
            onPressed: root.games.close()
        }
    }
}
