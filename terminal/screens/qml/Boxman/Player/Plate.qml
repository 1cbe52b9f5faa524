// A dark inset in the rail: its content looks engraved into the cabinet.
import QtQuick
import Boxman.Shared

Rectangle {
    radius: Theme.px(12)
    border.width: Theme.line(2)
    border.color: Theme.panelEdge
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#070706"
        }
        GradientStop {
            position: 1
            color: "#1b1813"
        }
    }
}
