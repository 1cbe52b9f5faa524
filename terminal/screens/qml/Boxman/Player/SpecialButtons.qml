// The special buttons of the current game, such as Set Bets, Press and Across; the puck's while it has an effect.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Row {
    id: root

    required property Rows buttons

    signal pressed(string button)

    // So many have room side by side; more of them are narrower.
    readonly property int room: Theme.px(792)

    spacing: Theme.px(8)

    Repeater {
        id: each

        model: root.buttons

        ActionButton {
            id: one

            required property string name
            required property bool lit
            required open

            width: Math.min(Theme.px(124), Math.floor((root.room - (each.count - 1) * root.spacing) / each.count))
            height: root.height
            letterSize: 24
            leastLetters: 17 // as many buttons as a game has are in one row
            accented: one.lit
            onPressed: root.pressed(one.name)
        }
    }
}
