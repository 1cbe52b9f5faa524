// The outline of a betting field: a box with round corners, or a band that bends round the felt's lower left corner.
import QtQuick
import QtQuick.Shapes

Item {
    id: root

    property real arm: 0
    property real bend: 0
    property color fill: "transparent"
    property color stroke: Theme.ivory
    property real lineWidth: Theme.line(3)
    readonly property bool isBand: root.arm > 0
    readonly property real innerBend: Math.max(Theme.px(14), root.bend - root.arm)

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.lineWidth / 2
        visible: !root.isBand
        radius: Theme.px(8)
        color: root.fill
    }

    Rectangle {
        anchors.fill: parent
        visible: !root.isBand
        radius: Theme.px(8)
        color: "transparent"
        border.width: root.lineWidth
        border.color: root.stroke
    }

    Shape {
        anchors.fill: parent
        visible: root.isBand

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
