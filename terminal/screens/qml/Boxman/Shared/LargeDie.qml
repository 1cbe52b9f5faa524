// A die at rest for a larger view.
import QtQuick

Picture {
    id: root

    required property int face
    required property string path

    picture: "dice/large-" + Theme.diceColour + root.path + "-" + root.face + ".png"

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Die %1").arg(root.face)
}
