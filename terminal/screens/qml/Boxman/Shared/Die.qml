// One die: at rest, rattling while the generator works, or tumbling onto its face. All of it happens inside the box:
// away from its place a die is smaller, as it is farther from the player. No two dice meet (tests/screens/test_dice.py).
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property string phase
    required property int face
    required property int landingMs
    required property string path
    // Where it comes to rest, in pixels, and how large it is there.
    required property point place
    property real size: 1
    // What distinguishes it from its neighbours: how it comes to rest, and when it hops.
    property real haste: 2
    property real beat: 0
    property int start: 0
    property real hopHeight: 34
    property real flight: 1
    readonly property int frames: 20
    // In the cup it shows the first frames of all six strips in turn: up to there a die still rolls fast. Each die begins
    // with another strip, and the cup moves thrice, so that no moment is like an earlier one.
    readonly property int rattled: 13
    readonly property int shakeMs: 3120
    readonly property bool isShaken: root.phase === "shake"
    readonly property int pose: (Math.floor(root.flight * 6 * root.rattled) + root.start * (2 * root.rattled + 5)) % (6 * root.rattled)
    readonly property int frame: root.isShaken ? root.pose % root.rattled : Math.min(root.frames - 1, Math.floor(root.flight * root.frames))
    readonly property int strip: root.isShaken ? Math.floor(root.pose / root.rattled) + 1 : Math.max(1, root.face)
    readonly property real away: root.isShaken ? 1 : root.phase === "land" ? Math.pow(1 - root.flight, root.haste) : 0
    readonly property real grown: 1 - 0.4 * root.away
    readonly property real cup: 3 * root.flight
    readonly property real sway: root.isShaken ? 16 * Math.cos(2 * Math.PI * root.cup) : 0
    readonly property real hop: root.isShaken ? root.hopHeight * Math.abs(Math.sin(3 * Math.PI * (root.cup + root.beat))) : 0

    x: root.place.x * root.grown + (98 * root.away + root.sway) * Theme.unit
    y: root.place.y * root.grown + (46 * root.away - root.hop) * Theme.unit
    transformOrigin: Item.TopLeft
    scale: root.size * root.grown

    Accessible.role: Accessible.Graphic
    Accessible.name: root.phase === "rest" && root.face > 0 ? qsTr("Die %1").arg(root.face) : qsTr("Die")

    Image {
        anchors.fill: parent
        visible: root.phase === "rest" && root.face > 0
        source: root.face > 0 ? Theme.assets + "dice/rest-" + Theme.diceColour + root.path + "-" + root.face + ".png" : ""
        sourceSize: Qt.size(root.width, root.height)
    }

    component Part: DieStrip {
        id: part

        objectName: "strip"
        x: (part.first - root.frame) * root.width
        visible: root.frame >= part.first && root.frame < part.first + part.count
        path: root.path
        face: root.phase === "rest" ? 0 : root.strip // a start with dice on the table does not load them
        dieSize: root.width
    }

    Item {
        width: root.width
        height: root.height
        visible: root.phase !== "rest"
        clip: true

        Part {
            isFast: true
        }
        Part {
            isFast: false
        }
    }

    NumberAnimation {
        running: root.phase === "land"
        target: root
        property: "flight"
        from: 0
        to: 1
        duration: root.landingMs
    }

    NumberAnimation {
        running: root.phase === "shake"
        target: root
        property: "flight"
        from: 0
        to: 1
        duration: root.shakeMs
        loops: Animation.Infinite
    }
}
