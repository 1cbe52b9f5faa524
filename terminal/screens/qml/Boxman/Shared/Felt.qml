// The felt: the cloth within its padded rail, the lettering, the tabs, and every betting field of the layout on it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property string tabOpen
    required property int feltWidth
    required property int feltHeight
    required property Rows fields
    required property Rows prints
    required property Rows tabs
    required property Readout readout
    property point aim: Qt.point(-1, -1)
    property bool isTouched: true
    property bool settling: false

    signal touched(string bet)
    signal tabChosen(string tab)
    signal carried(string picture, point at)
    signal dropped(string bet, point at)
    signal held(string bet)

    function fieldAt(at: point): string {
        for (let number = spots.count - 1; number >= 0; number--) {
            const spot = spots.itemAt(number) as Field;
            const local = spot.mapFromItem(null, at.x, at.y);
            if (spot.visible && spot.holds(local))
                return spot.bet;
        }
        return "";
    }

    function refuse(bet: string): void {
        for (let number = 0; number < spots.count; number++) {
            const spot = spots.itemAt(number) as Field;
            if (spot.bet === bet)
                spot.refuse();
        }
    }

    Frame {
        anchors.fill: parent
    }

    Loader {
        anchors.fill: parent
        anchors.margins: Theme.px(10)
        active: (root.readout.nextThrow as NextThrow).decor === "club"
        sourceComponent: ClubTable {
            next: root.readout.nextThrow as NextThrow
        }
    }

    Item {
        id: layout

        readonly property string aimed: root.aim.x < 0 ? "" : root.fieldAt(root.aim)

        x: Math.round((root.width - width) / 2)
        y: Math.round((root.height - height) / 2)
        width: Theme.px(root.feltWidth)
        height: Theme.px(root.feltHeight)

        Repeater {
            model: root.prints

            Rectangle {
                id: printed

                required property string text
                required property int printX
                required property int printY
                required property int printWidth
                required property int printHeight
                required property int size
                required property string tab
                required property bool boxed
                required property int number
                readonly property bool hasPuck: printed.number > 0 && root.readout.puckNumber === printed.number

                x: Theme.px(printed.printX)
                y: Theme.px(printed.printY)
                width: Theme.px(printed.printX + printed.printWidth) - x
                height: Theme.px(printed.printY + printed.printHeight) - y
                visible: printed.tab === "" || printed.tab === root.tabOpen
                radius: Theme.px(7)
                color: printed.boxed ? "#14000000" : "transparent"
                border.width: printed.boxed ? Theme.line(2) : 0
                border.color: Theme.ivory

                Lettering {
                    anchors.fill: parent
                    anchors.rightMargin: printed.hasPuck ? Theme.px(57) : 0
                    anchors.leftMargin: printed.hasPuck ? Theme.px(3) : 0
                    visible: printed.text.length > 0
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(16)
                    text: printed.text
                    color: Theme.goldBright
                    size: printed.number === 0 ? Theme.grown(printed.size, 1.15) : printed.hasPuck ? Math.min(printed.size, printed.printWidth < 120 ? 34 : printed.size) : printed.size
                    font.letterSpacing: Theme.px(1.5)
                    topPadding: Theme.px(3)
                }
            }
        }

        FeltTabs {
            id: panelTabs

            y: -panelTabs.above
            width: Theme.px(268)
            visible: panelTabs.count > 0
            tabs: root.tabs
            tabOpen: root.tabOpen
            onChosen: tab => root.tabChosen(tab)
        }

        Repeater {
            id: spots

            model: root.fields

            Field {
                id: spot

                enabled: root.isTouched && spot.visible
                aimedAt: layout.aimed === spot.bet
                tabOpen: root.tabOpen
                settling: root.settling
                onTouched: root.touched(spot.bet)
                onPressedDown: down => hold.follow(spot, down)
                onStrayed: hold.forget(spot)
                onCarried: (picture, at) => root.carried(picture, at)
                onDropped: at => root.dropped(spot.bet, at)
            }
        }

        Puck {
            x: Theme.px(root.readout.puckX) - Math.round(width / 2)
            y: Theme.px(root.readout.puckY) - Math.round(height / 2)
            visible: root.readout.hasPuck
            on: root.readout.puckOn
            beckoning: root.readout.puckBeckons
        }
    }

    // One finger that stays on one field asks for that field's card.
    Timer {
        id: hold

        objectName: "hold"

        property Field pressed: null

        function follow(spot: Field, down: bool): void {
            spot.holding = false;
            hold.forget(down ? hold.pressed : spot);
            if (down) {
                hold.pressed = spot;
                hold.start();
            }
        }

        function forget(spot: Field): void {
            if (spot && hold.pressed === spot) {
                hold.pressed = null;
                hold.stop();
            }
        }

        interval: 1000
        onTriggered: if (hold.pressed) {
            hold.pressed.holding = true;
            root.held(hold.pressed.bet);
        }
    }
}
