// A dark board beside the felt of a recalled game.
import QtQuick
import Boxman.Shared

Rectangle {
    radius: Theme.px(12)
    color: "#17140f"
    border.width: Theme.line(2)
    border.color: Theme.panelEdge
}
