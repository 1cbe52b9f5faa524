// The tray in which the dice come to rest, and the stickman's call beneath them. The player's table says what a tap does.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Dice dice
    required property int landingMs
    readonly property int dieSize: Theme.px(172)
    // Where the dice lie, by how many there are.
    readonly property var places: [[[60, 26]], [[-8, 4], [130, 54]], [[-8, 0], [76, 84], [160, 6]], [[-4, -2], [152, 0], [4, 116], [160, 118]]]
    readonly property bool isEmpty: root.dice.phase === "rest" && root.dice.total === 0

    signal touched

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Dice tray")
    Accessible.description: root.dice.call
    Accessible.onPressAction: root.touched()

    Frame {
        anchors.fill: parent

        // The house's emblem on the cloth, until the first dice are on it.
        Picture {
            anchors.centerIn: parent
            visible: root.isEmpty
            width: Theme.px(160)
            opacity: 0.3
            picture: "logo/icon-256.png"
        }

        // Every die is drawn at one size and scaled, so that its strip of pictures is loaded once for all.
        Repeater {
            model: root.isEmpty ? 0 : root.dice.count

            Die {
                required property int index
                // A die that is about to go has no place any more.
                readonly property list<int> at: root.places[root.dice.count - 1][index] ?? [0, 0]

                place: Qt.point(root.dice.count === 2 && index === 1 ? root.width - Theme.px(10) - width : Theme.px(at[0]), Theme.px(at[1]))
                width: root.dieSize
                height: root.dieSize
                size: root.dice.count > 3 ? 0.7 : root.dice.count > 2 ? 0.8 : 1
                start: index
                haste: index % 2 ? 1.6 : 2
                beat: root.dice.count === 3 ? 0 : index % 2 / 6
                hopHeight: root.dice.count > 2 ? 26 : 34
                phase: root.dice.phase
                face: root.dice.shown[index] ?? 0
                landingMs: root.landingMs
                path: index % 2 ? "b" : "a"
            }
        }
    }

    DisplayText {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.px(26)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        horizontalAlignment: Text.AlignHCenter
        text: root.dice.call.toUpperCase()
        color: root.dice.isBad ? Theme.redInk : Theme.goldBright
        font.pixelSize: Theme.px(38)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    Timer {
        id: quiet

        objectName: "quiet"

        property bool passed: false

        interval: 600
        running: true
        onTriggered: quiet.passed = true
    }

    // From the first quiet moment on every strip stays loaded, so that no fall waits for its picture.
    Repeater {
        model: quiet.passed ? 24 : 0

        DieStrip {
            required property int index

            visible: false
            asynchronous: true
            path: index % 12 < 6 ? "a" : "b"
            face: index % 6 + 1
            dieSize: root.dieSize
            isFast: index < 12
        }
    }

    Tap {
        onTapped: root.touched()
    }
}
