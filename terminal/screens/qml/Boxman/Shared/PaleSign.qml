// Chips whose seal the shared table has not answered yet: a small clock, so that their paleness says it not alone.
import QtQuick

Rectangle {
    id: root

    width: Theme.px(26)
    height: width
    radius: width / 2
    color: "#0f2338"
    border.width: Theme.line(2)
    border.color: "#9cc9ff"

    Rectangle {
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.height * 0.2)
        width: Theme.line(2.5)
        height: Math.round(root.height * 0.38)
        color: Theme.ivory
    }
    Rectangle {
        x: Math.round((root.width - Theme.line(2.5)) / 2)
        y: Math.round(root.height * 0.58 - height)
        width: Math.round(root.width * 0.32)
        height: Theme.line(2.5)
        color: Theme.ivory
    }
}
