// The cabinet around the table: dark wood, the padded rail, and the panel with dice and results.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property int sceneX
    required property int sceneY
    required property int sideX
    required property bool leftHand

    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#120b08"
        }
        GradientStop {
            position: 0.75
            color: "#1a0f0b"
        }
        GradientStop {
            position: 1
            color: "#060403"
        }
    }

    Image {
        y: root.sceneY - Theme.px(4)
        width: root.width
        height: Theme.px(96)
        source: Theme.assets + "felt/rail.png"
        sourceSize.height: height
        fillMode: Image.TileHorizontally
        mirrorVertically: true
    }

    Image {
        y: root.sceneY + Theme.px(810)
        width: root.width
        height: Theme.px(96)
        source: Theme.assets + "felt/rail.png"
        sourceSize.height: height
        fillMode: Image.TileHorizontally
    }

    ShadedRectangle {
        x: root.leftHand ? 0 : root.sceneX + root.sideX - Theme.px(8)
        y: root.sceneY + Theme.px(74)
        width: root.leftHand ? root.sceneX + root.sideX + Theme.px(320) : root.width - x
        height: Theme.px(1006)
        upper: "#241610"
        lower: "#0a0605"

        Rectangle {
            x: root.leftHand ? parent.width - width : 0
            width: Theme.line(2)
            height: parent.height
            color: "#6d5227"
        }
    }
}
