// The outline of a betting field: a box with round corners, a disc, or a band that bends around the felt's lower left
// corner.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

Item {
    id: root

    required property string shape
    property real arm: 0
    property real bend: 0
    property color fill: "transparent"
    property color stroke: Theme.ivory
    property real lineWidth: Theme.line(2)
    readonly property real innerBend: Math.max(Theme.px(14), root.bend - root.arm)

    Rectangle {
        anchors.fill: parent
        visible: root.shape !== "band"
        radius: root.shape === "box" ? Theme.px(7) : root.width / 2
        color: root.fill
        border.width: root.lineWidth
        border.color: root.stroke
    }

    Loader {
        anchors.fill: parent
        active: root.shape === "band"
        sourceComponent: Shape {
            ShapePath {
                strokeWidth: root.lineWidth
                strokeColor: root.stroke
                fillColor: root.fill
                joinStyle: ShapePath.RoundJoin
                startX: root.lineWidth / 2
                startY: root.lineWidth / 2

                PathLine {
                    x: root.arm - root.lineWidth / 2
                    y: root.lineWidth / 2
                }
                PathLine {
                    x: root.arm - root.lineWidth / 2
                    y: root.height - root.arm - root.innerBend
                }
                PathArc {
                    x: root.arm + root.innerBend
                    y: root.height - root.arm + root.lineWidth / 2
                    radiusX: root.innerBend
                    radiusY: root.innerBend
                    direction: PathArc.Counterclockwise
                }
                PathLine {
                    x: root.width - root.lineWidth / 2
                    y: root.height - root.arm + root.lineWidth / 2
                }
                PathLine {
                    x: root.width - root.lineWidth / 2
                    y: root.height - root.lineWidth / 2
                }
                PathLine {
                    x: root.bend
                    y: root.height - root.lineWidth / 2
                }
                PathArc {
                    x: root.lineWidth / 2
                    y: root.height - root.bend
                    radiusX: root.bend
                    radiusY: root.bend
                }
                PathLine {
                    x: root.lineWidth / 2
                    y: root.lineWidth / 2
                }
            }
        }
    }
}
