// The button that calls the dice: the only thing on the rail that a hand finds without looking. Its ring beats for a
// while after a touch and then stops, because an idle machine should have nothing to do. At a station of a shared table
// it says what it does for the player, or why it does nothing.
import QtQuick
import Boxman.Shared

Item {
    id: root

    property bool open: true
    property string word: ""
    readonly property string says: root.word === "ready" ? qsTr("Ready") : qsTr("Roll")
    property string note: ""
    property int beatsLeft: 0
    readonly property int discSize: Math.min(root.width, root.height - (root.note.length > 0 ? Theme.px(82) : 0)) - Theme.px(root.note.length > 0 ? 14 : 20)
    readonly property bool beating: beat.running

    signal pressed

    function rouse(): void {
        root.beatsLeft = 3;
        if (root.open && !beat.running)
            beat.start();
    }

    onOpenChanged: if (root.open)
        root.rouse()
    else
        beat.stop()

    Accessible.role: Accessible.Button
    Accessible.name: root.says
    Accessible.description: root.note
    Accessible.onPressAction: root.pressed()

    Rectangle {
        id: ring

        property real turn: 0

        anchors.centerIn: disc
        width: disc.width + Theme.px(root.note.length > 0 ? 18 : 26)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(5)
        border.color: Theme.goldBright
        visible: root.open
        opacity: 0.4 - 0.3 * Math.sin(ring.turn * 2 * Math.PI)

        NumberAnimation {
            id: beat

            target: ring
            property: "turn"
            from: 0
            to: 1
            duration: 1800
            onFinished: {
                ring.turn = 0;
                root.beatsLeft -= 1;
                if (root.open && root.beatsLeft > 0)
                    beat.start();
            }
        }
    }

    Rectangle {
        id: disc

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.note.length > 0 ? Theme.px(7) : Math.round((parent.height - height) / 2)
        width: root.discSize
        height: width
        radius: width / 2
        border.width: Theme.px(3)
        border.color: "#120d05"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.open ? "#fbe6a9" : "#57503f"
            }
            GradientStop {
                position: 0.45
                color: root.open ? "#c79c43" : "#3d382c"
            }
            GradientStop {
                position: 1
                color: root.open ? "#6d4c17" : "#24211a"
            }
        }
    }

    ShadedRectangle {
        anchors.centerIn: disc
        width: disc.width - Theme.px(28)
        height: width
        radius: width / 2
        border.width: Theme.px(2)
        border.color: root.open ? "#f5c9b5" : "#4c4535"
        upper: root.open ? (tap.pressed ? "#7d1710" : "#d8392b") : "#35302a"
        lower: root.open ? (tap.pressed ? "#a8231a" : "#7d120d") : "#1d1b18"

        DisplayText {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: Theme.px(tap.pressed ? 6 : 3)
            width: parent.width - Theme.px(root.note.length > 0 ? 10 : 36)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(root.note.length > 0 ? 24 : 30)
            text: root.says
            color: root.open ? Theme.ivory : "#8a8474"
            font.pixelSize: Theme.px(root.note.length === 0 ? 76 : root.says.length > 5 ? 36 : 46)
            font.letterSpacing: Theme.px(root.note.length > 0 ? 1 : 3)
        }
    }

    Plate {
        visible: root.note.length > 0
        y: parent.height - height
        width: parent.width
        height: Theme.px(80)

        PlainText {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(12)
            anchors.rightMargin: Theme.px(12)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.note
            color: root.open ? Theme.goldBright : Theme.ivory
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
            wrapMode: Text.WordWrap
            lineHeight: 0.88
        }
    }

    Tap {
        id: tap

        onTapped: root.pressed()
    }
}
