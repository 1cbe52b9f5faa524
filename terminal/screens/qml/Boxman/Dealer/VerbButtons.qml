// The dealer's orders, each in its own place; an order that the table would refuse is dim.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Grid {
    id: root

    required property Console desk
    readonly property int buttonWidth: Math.floor((root.width - root.spacing) / 2)
    readonly property int buttonHeight: Math.floor((root.height - 3 * root.spacing) / 4)

    columns: 2
    spacing: Theme.px(16)

    Repeater {
        model: root.desk.verbs as Rows

        ActionButton {
            id: button

            required property string verb
            required property bool urged
            required note
            required open

            width: root.buttonWidth
            height: root.buttonHeight
            Accessible.description: button.note
            accented: button.urged
            letterSize: 40
            onPressed: root.desk.press(button.verb)
        }
    }
}
