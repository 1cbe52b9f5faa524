// One chip with its value. `chip` is its picture and its label, "500:5"; under others it has no label.
import QtQuick

Image {
    id: root

    required property string chip
    property bool bare: false
    readonly property list<string> parts: root.chip.split(":")
    readonly property bool isDark: root.parts[0] === "10000" || root.parts[0] === "50000"

    height: width
    source: root.chip.length > 0 ? Theme.assets + "chips/" + Theme.chipSet + root.parts[0] + ".png" : ""
    sourceSize: Qt.size(width, width)

    DisplayText {
        visible: !root.bare
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        topPadding: Math.round(root.width * 0.03)
        text: root.parts.length > 1 ? root.parts[1] : ""
        color: root.isDark ? Theme.goldBright : Theme.ink
        font.pixelSize: Math.max(1, Math.round(root.width * (text.length < 3 ? 0.42 : text.length < 4 ? 0.34 : 0.3)))
    }
}
