// One die: at rest, rattling in place, or tumbling in from the side onto its face.
import QtQuick

Item {
    id: root

    required property string phase
    required property int face
    required property int landingMs
    required property string path
    property real fromX: 0
    property real fromY: 0
    property real flight: 1
    readonly property int frames: 20
    readonly property int frame: Math.min(root.frames - 1, Math.floor(root.flight * root.frames))
    readonly property real away: root.phase === "land" ? (1 - root.flight) * (1 - root.flight) : 0
    readonly property real hop: root.phase === "shake" ? Math.abs(Math.sin(root.flight * 2 * Math.PI)) : 0

    Accessible.role: Accessible.Graphic
    Accessible.name: root.phase === "rest" && root.face > 0 ? qsTr("Die %1").arg(root.face) : qsTr("Die")

    Image {
        anchors.fill: parent
        visible: root.phase === "rest" && root.face > 0
        source: root.face > 0 ? Theme.assets + "dice/rest-" + Theme.diceColour + root.path + "-" + root.face + ".png" : ""
        sourceSize: Qt.size(root.width, root.height)
    }

    Item {
        id: flying

        x: root.fromX * root.away
        y: root.fromY * root.away - Theme.px(30) * root.hop
        width: root.width
        height: root.height
        visible: root.phase !== "rest"
        clip: true

        Picture {
            objectName: "strip"
            x: -root.frame * root.width
            picture: "dice/tumble-" + Theme.diceColour + root.path + "-" + Math.max(1, root.face) + ".png"
            width: root.width * root.frames
            height: root.height
        }
    }

    NumberAnimation {
        id: fall

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
        to: 0.5
        duration: 420
        loops: Animation.Infinite
    }
}
