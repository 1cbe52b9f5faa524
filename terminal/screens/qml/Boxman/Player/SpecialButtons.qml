// The special buttons of the current game, such as Set Bets, Press and Across; the puck's while it has an effect.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Row {
    id: root

    required property Rows buttons

    signal pressed(string button)

    spacing: Theme.px(8)

    Repeater {
        model: root.buttons

        ActionButton {
            id: one

            required property string name
            required property bool lit
            required open

            width: Theme.px(124)
            height: root.height
            letterSize: 24
            accented: one.lit
            onPressed: root.pressed(one.name)
        }
    }
}
