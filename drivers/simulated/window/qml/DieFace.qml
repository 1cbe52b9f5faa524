// One face of a die, to be chosen for the next throw.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: face

    required property int pips
    property bool chosen: false

    // Which of the nine positions of a die have a pip, row by row.
    readonly property var places: [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][pips - 1]

    implicitWidth: 22
    implicitHeight: 29
    hoverEnabled: true

    background: Rectangle {
        radius: 6
        color: face.chosen ? Theme.dieChosen : face.hovered ? Qt.lighter(Theme.die, 1.15) : Theme.die
        border.width: face.visualFocus ? 2 : 0
        border.color: Theme.text
    }

    contentItem: Item {
        Repeater {
            model: face.places

            Rectangle {
                required property int modelData

                width: 5
                height: 5
                radius: 2.5
                color: face.chosen ? Theme.accentText : "white"
                x: face.width / 2 - width / 2 + (modelData % 3 - 1) * 6.5
                y: face.height / 2 - height / 2 + (Math.floor(modelData / 3) - 1) * 6.5
            }
        }
    }
}
