// A bar of a chart's second series: only its outline, so that it differs from the first without its colour.
import QtQuick
import Boxman.Shared

Rectangle {
    required property color ink

    radius: Theme.px(3)
    color: "#18ffffff"
    border.width: Theme.px(4)
    border.color: ink
}
