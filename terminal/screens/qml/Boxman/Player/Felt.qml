// The felt: the cloth within its padded rail, and every betting field of the layout on it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property PlayerScreen game
    required property int feltWidth
    required property int feltHeight
    required property Rows fields
    required property Readout readout
    property point aim: Qt.point(-1, -1)

    signal carried(string picture, point at)
    signal dropped(string bet, point at)

    function fieldAt(at: point): string {
        for (let number = spots.count - 1; number >= 0; number--) {
            const spot = spots.itemAt(number) as Field;
            const local = spot.mapFromItem(null, at.x, at.y);
            if (spot.shown && spot.holds(local))
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

    Item {
        id: layout

        readonly property string aimed: root.aim.x < 0 ? "" : root.fieldAt(root.aim)

        x: Math.round((root.width - width) / 2)
        y: Math.round((root.height - height) / 2)
        width: Theme.px(root.feltWidth)
        height: Theme.px(root.feltHeight)

        Repeater {
            id: spots

            model: root.fields

            Field {
                id: spot

                aimedAt: layout.aimed === spot.bet
                onTouched: root.game.touch(spot.bet)
                onCarried: (picture, at) => root.carried(picture, at)
                onDropped: at => root.dropped(spot.bet, at)
            }
        }

        Puck {
            x: Theme.px(root.readout.puckX) - Math.round(width / 2)
            y: Theme.px(root.readout.puckY) - Math.round(height / 2)
            on: root.readout.puckOn
        }
    }
}
