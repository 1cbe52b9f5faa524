// Fourteen places round the table, clockwise from the dealer's left hand, and what stands on the felt between them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Console desk
    default property alias content: felt.content
    readonly property int tileWidth: Theme.px(150)
    readonly property int tileHeight: Theme.px(122)
    readonly property int across: 8
    readonly property int down: 3
    readonly property real stepAcross: (root.width - root.tileWidth) / (root.across - 1)
    readonly property real stepDown: (root.height - 2 * root.tileHeight - Theme.px(16)) / (root.down - 1)

    // Three up the left side, eight along the far side, three down the right.
    function place(seat: int): point {
        if (seat <= root.down)
            return Qt.point(0, root.height - root.tileHeight - (seat - 1) * root.stepDown);
        if (seat <= root.down + root.across)
            return Qt.point((seat - root.down - 1) * root.stepAcross, 0);
        return Qt.point(root.width - root.tileWidth, root.tileHeight + Theme.px(16) + (seat - root.down - root.across - 1) * root.stepDown);
    }

    Frame {
        id: felt

        x: root.tileWidth + Theme.px(16)
        y: root.tileHeight + Theme.px(16)
        width: root.width - 2 * x
        height: root.height - y
    }

    Repeater {
        model: root.desk.seats as Rows

        SeatTile {
            id: tile

            required property bool mayShoot
            required property bool hasBets
            readonly property point at: root.place(tile.seat)

            x: Math.round(tile.at.x)
            y: Math.round(tile.at.y)
            width: root.tileWidth
            height: root.tileHeight
            open: root.desk.choosing && tile.mayShoot
            tells: !root.desk.choosing && tile.hasBets
            onTouched: root.desk.seat(tile.seat)
        }
    }
}
