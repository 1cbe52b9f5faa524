// The special buttons of the running game: Set Bets, Press, Across and their like; the puck's while it does something.
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
