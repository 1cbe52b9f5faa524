// Sparks that fly outwards from the middle and go out, once. A few small pictures, moved only: cheap without a graphics
// chip.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    property int count: 14
    property real near: 0.35
    property real far: 1
    property int duration: 1400
    property real flown: 1

    function fly(): void {
        flight.restart();
    }

    function stop(): void {
        flight.complete();
    }

    Repeater {
        model: root.count

        Picture {
            id: spark

            required property int index
            // Neither the directions nor the distances are even, and both are the same each time.
            readonly property real angle: (spark.index + 0.35 * (spark.index % 3)) * 2 * Math.PI / root.count
            readonly property real reach: root.near + (root.far - root.near) * root.flown * (0.7 + 0.3 * (spark.index * 5 % 7) / 6)

            visible: root.flown < 1
            x: Math.round(root.width / 2 * (1 + spark.reach * Math.cos(spark.angle)) - width / 2)
            y: Math.round(root.height / 2 * (1 + spark.reach * Math.sin(spark.angle)) - height / 2)
            width: Theme.px(spark.index % 2 ? 30 : 44)
            picture: "wins/spark.png"
            opacity: Math.min(1, 3 * (1 - root.flown))
        }
    }

    NumberAnimation {
        id: flight

        target: root
        property: "flown"
        from: 0
        to: 1
        duration: root.duration
        easing.type: Easing.OutCubic
    }
}
