// The small disc that a dealer puts on chips of a bet that is off.
import QtQuick

Image {
    required property string speech

    height: width
    source: Theme.assets + "puck/lammer-off.png"
    sourceSize: Qt.size(width, width)

    Accessible.role: Accessible.StaticText
    Accessible.name: speech
}
