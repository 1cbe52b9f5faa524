// The dealer's orders, each in its own place; an order that the table would refuse is dim. Where the table offers several
// games, the choice of the next one is a row of its own beneath them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Flow {
    id: root

    required property Console desk
    readonly property int buttonWidth: Math.floor((root.width - root.spacing) / 2)
    readonly property int rows: Math.ceil(buttons.count / 2)
    readonly property int buttonHeight: Math.floor((root.height - (root.rows - 1) * root.spacing) / root.rows)

    spacing: Theme.px(16)

    Repeater {
        id: buttons

        model: root.desk.verbs as Rows

        ActionButton {
            id: button

            required property string verb
            required property bool urged
            required property int index
            required note
            required open

            width: button.index + 1 === buttons.count && buttons.count % 2 > 0 ? root.width : root.buttonWidth
            height: root.buttonHeight
            Accessible.description: button.note
            accented: button.urged
            letterSize: 40
            onPressed: root.desk.press(button.verb)
        }
    }
}
