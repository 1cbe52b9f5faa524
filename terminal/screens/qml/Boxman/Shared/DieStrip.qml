// The pictures of a die on its way to a face, side by side: of its fast roll, or of how it comes to rest.
//
// In the fast roll the die is blurred, and small because it is far away: its size in the cup is enough there.
// All strips are kept for a throw that may come at any time, and would take twice the memory otherwise.
import QtQuick

Image {
    id: root

    required property string path
    // 0 for no picture.
    required property int face
    required property real dieSize
    required property bool isFast
    readonly property int frames: 20
    readonly property int rolled: 13
    readonly property int first: root.isFast ? 0 : root.rolled
    readonly property int count: root.isFast ? root.rolled : root.frames - root.rolled
    // No larger than in the file: it is not enlarged on loading, and the part is cut out afterwards.
    readonly property int fullSide: Math.min(192, Math.round(root.dieSize))
    readonly property int side: root.isFast ? Math.round(root.fullSide * 0.6) : root.fullSide

    width: root.count * root.dieSize
    height: root.dieSize
    source: root.face === 0 ? "" : Theme.assets + "dice/tumble-" + Theme.diceColour + root.path + "-" + root.face + ".png"
    sourceSize: Qt.size(root.frames * root.side, root.side)
    sourceClipRect: Qt.rect(root.first * root.side, 0, root.count * root.side, root.side)
}
