// The course of a session: its result after every roll, around a line at zero, with labels at the ends of the scale.
import QtQuick
import QtQuick.Shapes
import Boxman.Shared

Item {
    id: root

    required property list<int> across
    required property list<int> down
    required property int zero
    required property string most
    required property string least
    readonly property int margin: Theme.fs(28)
    readonly property int reach: root.width - Theme.fs(24)
    readonly property int room: root.height - 2 * root.margin
    readonly property int zeroY: root.margin + Math.round(root.room * root.zero / 1000)

    function placed(across: list<int>, down: list<int>): list<point> {
        let points = [];
        for (let at = 0; at < Math.min(across.length, down.length); at++)
            points.push(Qt.point(root.reach * across[at] / 1000, root.margin + root.room * down[at] / 1000));
        return points;
    }

    function closed(points: list<point>): list<point> {
        return [Qt.point(0, root.zeroY), ...points, Qt.point(root.reach, root.zeroY)];
    }

    readonly property list<point> course: root.placed(root.across, root.down)

    Rectangle {
        y: root.zeroY
        width: root.reach
        height: Theme.line(2)
        color: Theme.ivoryDim
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: -1
            fillColor: "#2ed6b25e"

            PathPolyline {
                path: root.closed(root.course)
            }
        }
        ShapePath {
            strokeWidth: Theme.line(3)
            strokeColor: Theme.goldBright
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: root.course
            }
        }
    }

    Rectangle {
        readonly property point end: root.course.length > 0 ? root.course[root.course.length - 1] : Qt.point(0, 0)

        x: Math.round(end.x - width / 2)
        y: Math.round(end.y - height / 2)
        width: Theme.px(14)
        height: width
        radius: width / 2
        color: Theme.goldBright
        border.width: Theme.line(2)
        border.color: Theme.night
    }

    PlainText {
        y: root.margin - height
        text: root.most
        color: Theme.goldBright
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(20)
    }
    PlainText {
        y: root.margin + root.room
        text: root.least
        color: Theme.redInk
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(20)
    }
    PlainText {
        anchors.right: parent.right
        y: root.zeroY - Math.round(height / 2)
        text: "0"
        color: Theme.ivoryDim
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(20)
    }
}
