// The dealer's page: the round as a list, its orders as buttons, and six faces for each die that was thrown by hand.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

WorkPage {
    id: root

    Grid {
        id: pad

        readonly property int face: Theme.px(118)

        visible: root.work.entering
        y: Theme.px(500)
        columns: 2
        columnSpacing: Theme.px(80)
        rowSpacing: Theme.px(24)

        Repeater {
            model: root.work.dice

            Column {
                id: one

                required property int die
                required property int face

                spacing: Theme.px(10)

                PlainText {
                    text: qsTr("Die %1").arg(one.die + 1)
                    font.pixelSize: Theme.px(26)
                }
                Row {
                    spacing: Theme.px(14)

                    Repeater {
                        model: 6

                        IconButton {
                            required property int index

                            width: pad.face
                            height: pad.face
                            picture: "dice/face-" + Theme.diceColour + (index + 1) + ".png"
                            speech: qsTr("Die %1 shows %2").arg(one.die + 1).arg(index + 1)
                            lit: one.face === index + 1
                            onPressed: root.work.pick(one.die, index + 1)
                        }
                    }
                }
            }
        }
    }
}
