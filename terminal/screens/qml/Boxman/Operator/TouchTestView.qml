// The touch test over the whole screen: targets to hit, or lines to draw. Every finger counts, and a mouse does too.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property TouchTest test

    signal ended

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Touch test")

    Component.onCompleted: root.test.start(root.width, root.height, Screen.pixelDensity, Screen.manufacturer, Screen.model)

    Rectangle {
        anchors.fill: parent
        color: "#050505"
    }

    Canvas {
        id: lines

        property var reached: []
        property var strokes: []
        property bool fresh: true

        function forget(): void {
            lines.reached = [];
            lines.strokes = [];
            lines.fresh = true;
            lines.requestPaint();
        }

        anchors.fill: parent
        visible: root.test.drawing
        onPaint: {
            const pen = lines.getContext("2d");
            const wide = lines.width / root.test.columns;
            const high = lines.height / root.test.rows;
            if (lines.fresh) {
                lines.fresh = false;
                pen.clearRect(0, 0, lines.width, lines.height);
                pen.strokeStyle = "#2b271f";
                pen.lineWidth = 1;
                for (let column = 0; column < root.test.columns; column++)
                    for (let row = 0; row < root.test.rows; row++)
                        pen.strokeRect(column * wide + 0.5, row * high + 0.5, wide, high);
            }
            pen.fillStyle = "#1e5b3c";
            for (const area of lines.reached)
                pen.fillRect(area.x * wide + 1, area.y * high + 1, wide - 2, high - 2);
            pen.strokeStyle = "#f7dfa0";
            pen.lineWidth = 3;
            pen.lineCap = "round";
            for (const stroke of lines.strokes) {
                pen.beginPath();
                pen.moveTo(stroke.x, stroke.y);
                pen.lineTo(stroke.x + stroke.width, stroke.y + stroke.height);
                pen.stroke();
            }
            lines.reached = [];
            lines.strokes = [];
        }

        Connections {
            target: root.test

            function onReached(column: int, row: int): void {
                lines.reached.push(Qt.rect(column, row, 1, 1));
                lines.requestPaint();
            }

            function onCleared(): void {
                lines.forget();
            }
        }
    }

    MultiPointTouchArea {
        id: glass

        property int fingers: 0

        anchors.fill: parent
        mouseEnabled: true
        onPressed: points => {
            glass.fingers += points.length;
            for (const point of points)
                root.test.press(point.x, point.y, glass.fingers);
        }
        onReleased: points => glass.fingers -= points.length
        onCanceled: points => glass.fingers -= points.length
        onUpdated: points => {
            for (const point of points) {
                root.test.move(point.previousX, point.previousY, point.x, point.y);
                if (root.test.drawing) {
                    lines.strokes.push(Qt.rect(point.previousX, point.previousY, point.x - point.previousX, point.y - point.previousY));
                    lines.requestPaint();
                }
            }
        }
    }

    Item {
        anchors.fill: parent
        visible: !root.test.drawing

        Repeater {
            model: root.test.targets

            Item {
                id: target

                required property int index
                required property real atX
                required property real atY
                required property string status
                required property real seenX
                required property real seenY
                required property string error
                readonly property bool isHit: target.status === "hit"
                readonly property bool isNext: target.status === "next"
                readonly property color ink: target.isHit ? Theme.green : target.isNext ? Theme.goldBright : "#6a6454"
                x: Math.round(target.atX)
                y: Math.round(target.atY)
                readonly property int arm: Theme.px(target.isNext ? 44 : 30)

                Accessible.role: Accessible.StaticText
                Accessible.name: target.isHit ? qsTr("Target %1: %2").arg(target.index + 1).arg(target.error) : qsTr("Target %1").arg(target.index + 1)

                Rectangle {
                    x: -target.arm / 2
                    y: -target.arm / 2
                    width: target.arm
                    height: width
                    radius: width / 2
                    color: target.isNext ? "#40f7dfa0" : "transparent"
                    border.width: Theme.line(3)
                    border.color: target.ink
                }
                Rectangle {
                    x: -target.arm
                    width: 2 * target.arm
                    height: 1
                    color: target.ink
                }
                Rectangle {
                    y: -target.arm
                    width: 1
                    height: 2 * target.arm
                    color: target.ink
                }
                Rectangle {
                    visible: target.isHit
                    x: target.seenX - target.x - Theme.px(7)
                    y: target.seenY - target.y - Theme.px(7)
                    width: Theme.px(14)
                    height: width
                    radius: width / 2
                    color: Theme.amber
                }
                PlainText {
                    x: Math.min(Math.max(-width / 2, Theme.px(10) - target.x), root.width - target.x - width - Theme.px(10))
                    y: target.y > root.height * 0.8 ? -target.arm - height : target.arm
                    text: target.error
                    color: Theme.green
                    font.pixelSize: Theme.px(24)
                }
            }
        }
    }

    TestBanner {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height * 0.15)
    }

    PlainText {
        id: instruction

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height * 0.25)
        width: root.width * 0.7
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.test.instruction
        color: Theme.goldBright
        font.pixelSize: Theme.px(40)
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height * 0.6)
        width: root.width * 0.84
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.test.result
        font.pixelSize: Theme.px(30)
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height * 0.65)
        width: root.width * 0.84
        height: Math.round(root.height * 0.065)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.test.said
        color: Theme.amber
        font.pixelSize: Theme.px(28)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height * 0.72)
        height: Theme.px(90)
        spacing: Theme.px(30)

        ActionButton {
            width: Theme.px(380)
            height: parent.height
            label: root.test.work
            open: root.test.ready
            onPressed: root.test.calibrate()
        }
        ActionButton {
            width: Theme.px(380)
            height: parent.height
            label: root.test.drawing ? qsTr("Hit targets") : qsTr("Draw lines")
            onPressed: root.test.change()
        }
        ActionButton {
            width: Theme.px(380)
            height: parent.height
            label: qsTr("Start again")
            onPressed: root.test.again()
        }
        ActionButton {
            width: Theme.px(380)
            height: parent.height
            label: qsTr("Leave")
            accented: true
            onPressed: root.ended()
        }
    }

    // In another place, for a screen that feels no touch below its middle.
    ActionButton {
        x: Math.round(root.width * 0.8)
        y: Math.round(root.height * 0.14)
        width: Theme.px(300)
        height: Theme.px(90)
        label: qsTr("Leave")
        speech: qsTr("Leave, at the top")
        accented: true
        onPressed: root.ended()
    }
}
