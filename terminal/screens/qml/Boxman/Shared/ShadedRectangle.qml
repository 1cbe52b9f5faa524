// A rectangle whose colour changes from top to bottom.
import QtQuick

Rectangle {
    id: root

    required property color upper
    required property color lower

    gradient: Gradient {
        GradientStop {
            position: 0
            color: root.upper
        }
        GradientStop {
            position: 1
            color: root.lower
        }
    }
}
