// A wooden frame with a gold bead; its content is on cloth under the lamp.
import QtQuick

Rectangle {
    id: root

    default property alias content: inside.data
    property bool lit: true

    radius: Theme.px(12)
    border.width: Theme.line(1)
    border.color: "#0a0503"
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#6b4022"
        }
        GradientStop {
            position: 0.5
            color: "#3d2211"
        }
        GradientStop {
            position: 1
            color: "#57331a"
        }
    }

    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: Theme.px(10)
        clip: true

        Image {
            anchors.fill: parent
            source: Theme.assets + "felt/cloth.png"
            fillMode: Image.Tile
        }

        Image {
            anchors.fill: parent
            visible: root.lit
            // Not scaled on loading: the image would differ between processors (tests/shots/test_light.py).
            source: Theme.assets + "felt/lamp.png"
        }
    }

    Rectangle {
        anchors.fill: inside
        anchors.margins: -Theme.px(2)
        radius: Theme.px(5)
        color: "transparent"
        border.width: Theme.px(3)
        border.color: "#a8803c"
    }
}
