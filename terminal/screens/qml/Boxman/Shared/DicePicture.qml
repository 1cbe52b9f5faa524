// Dice as they are printed on the felt.
pragma ComponentBehavior: Bound

import QtQuick

Row {
    id: root

    required property list<int> dice
    property int size: Theme.px(40)

    visible: root.dice.length > 0
    spacing: Math.max(1, Math.round(root.size * 0.14))

    Repeater {
        model: root.dice

        Image {
            required property int modelData

            width: root.size
            height: root.size
            source: Theme.assets + "dice/face-" + Theme.diceColour + modelData + ".png"
            sourceSize: Qt.size(root.size, root.size)
        }
    }
}
