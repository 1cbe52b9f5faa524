// A picture of the assets, loaded in the size in which it is shown; a square unless it has a height.
import QtQuick

Image {
    required property string picture

    height: width
    source: Theme.assets + picture
    sourceSize: Qt.size(width, height)
}
