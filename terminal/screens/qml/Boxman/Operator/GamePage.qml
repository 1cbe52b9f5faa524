// A recalled game: the player's felt after each step, the dice, the money, and a description of the step.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    required property Games games
    required property Recalled game
    readonly property ShownFelt felt: root.game.felt as ShownFelt

    Accessible.role: Accessible.Pane
    Accessible.name: root.game.title

    Rectangle {
        anchors.fill: parent
        color: Theme.night
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)

        StaffHead {
            menu: root.menu

            GameText {
                x: Theme.px(148)
                width: Theme.px(490)
                height: parent.height
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(33)
                verticalAlignment: Text.AlignVCenter
                text: root.game.title
                color: Theme.goldBright
                font.family: Theme.display
                font.weight: Font.Bold
                font.capitalization: Font.AllUppercase
                font.pixelSize: Theme.px(46)
                font.letterSpacing: Theme.px(2)
            }

            GameText {
                x: Theme.px(652)
                width: Theme.px(544)
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: root.game.sheet
                color: Theme.ivoryDim
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
            }

            ActionButton {
                x: Theme.px(1220)
                width: Theme.px(288)
                height: parent.height
                open: root.game.printable
                label: root.game.printTitle
                letterSize: 26
                onPressed: root.game.print()
            }

            ActionButton {
                x: Theme.px(1524)
                width: Theme.px(300)
                height: parent.height
                open: root.game.undrawn.length === 0
                label: qsTr("Pays")
                onPressed: root.games.showPays()
            }
        }

        Felt {
            x: Theme.px(24)
            y: Theme.px(120)
            width: Theme.px(1548)
            height: Theme.px(744)
            visible: root.game.undrawn.length === 0
            isTouched: false
            tabOpen: root.felt.tabOpen
            feltWidth: root.felt.width
            feltHeight: root.felt.height
            fields: root.felt.fields as Rows
            prints: root.felt.prints as Rows
            tabs: root.felt.tabs as Rows
            readout: root.felt.readout as Readout
            onTabChosen: tab => root.felt.openTab(tab)
        }

        GamePanel {
            x: Theme.px(24)
            y: Theme.px(120)
            width: Theme.px(1548)
            height: Theme.px(744)
            visible: root.game.undrawn.length > 0

            GameText {
                anchors.centerIn: parent
                width: parent.width - Theme.px(80)
                horizontalAlignment: Text.AlignHCenter
                text: root.game.undrawn
                wrapMode: Text.WordWrap
                color: Theme.amber
                font.pixelSize: Theme.px(30)
            }
        }

        DiceTray {
            x: Theme.px(1584)
            y: Theme.px(120)
            width: Theme.px(312)
            height: Theme.px(288)
            enabled: false
            dice: root.game.dice as Dice
            landingMs: 0
        }

        GameFacts {
            x: Theme.px(1584)
            y: Theme.px(418)
            width: Theme.px(312)
            height: Theme.px(446)
            facts: root.game.facts as Rows
        }

        GameStep {
            x: Theme.px(24)
            y: Theme.px(872)
            width: Theme.px(1548)
            height: Theme.px(202)
            game: root.game
            money: qsTr("Credit: %1   On the felt: %2").arg(root.game.credit).arg(root.game.bet)
        }

        Grid {
            x: Theme.px(1584)
            y: Theme.px(872)
            columns: 2
            spacing: Theme.px(12)

            ActionButton {
                width: Theme.px(150)
                height: Theme.px(95)
                open: !root.game.isFirst
                label: qsTr("First")
                speech: qsTr("First step")
                onPressed: root.game.first()
            }
            ActionButton {
                width: Theme.px(150)
                height: Theme.px(95)
                open: !root.game.isLast
                label: qsTr("Last")
                speech: qsTr("Last step")
                onPressed: root.game.last()
            }
            IconButton {
                width: Theme.px(150)
                height: Theme.px(95)
                open: !root.game.isFirst
                picture: "icons/arrow-left.png"
                speech: qsTr("Previous step")
                onPressed: root.game.back()
            }
            IconButton {
                width: Theme.px(150)
                height: Theme.px(95)
                open: !root.game.isLast
                picture: "icons/arrow-right.png"
                speech: qsTr("Next step")
                onPressed: root.game.forward()
            }
        }
    }
}
