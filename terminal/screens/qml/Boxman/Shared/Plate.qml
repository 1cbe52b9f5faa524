// A dark inset in the rail: its content looks engraved into the cabinet.
import QtQuick

ShadedRectangle {
    radius: Theme.px(12)
    border.width: Theme.line(2)
    border.color: Theme.panelEdge
    upper: "#070706"
    lower: "#1b1813"
}
