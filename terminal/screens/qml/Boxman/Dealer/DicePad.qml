// Six faces for each die that was thrown by hand: a touch on a face says what the die shows.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Column {
    id: root

    required property Console desk
    readonly property int face: Theme.px(104)

    spacing: Theme.px(18)

    Repeater {
        model: root.desk.dice as Rows

        Row {
            id: one

            required property int die
            required property int face

            spacing: Theme.px(12)

            PlainText {
                width: Theme.px(118)
                height: root.face
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Die %1").arg(one.die + 1)
                color: Theme.goldBright
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(22)
            }

            Repeater {
                model: 6

                IconButton {
                    required property int index

                    width: root.face
                    height: root.face
                    picture: "dice/face-" + Theme.diceColour + (index + 1) + ".png"
                    speech: qsTr("Die %1 shows %2").arg(one.die + 1).arg(index + 1)
                    lit: one.face === index + 1
                    onPressed: root.desk.pick(one.die, index + 1)
                }
            }
        }
    }
}
