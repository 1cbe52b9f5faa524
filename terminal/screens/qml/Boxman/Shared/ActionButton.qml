// A button of the rail. It reacts to a press at once; the action is carried out on release, the long-press action after
// three seconds.
import QtQuick

Item {
    id: root

    required property string label
    property string speech: root.label
    property string icon: ""
    property string note: ""
    property bool open: true
    property bool accented: false
    property bool holdable: false
    property real letterSize: 30
    // A label that is too long has smaller letters, down to these.
    property real leastLetters: 20
    // What is under the label takes this height.
    property real foot: root.note.length > 0 ? Theme.px(27) : 0
    // Titles are in capitals; a path keeps its small letters.
    property bool capitals: true

    signal pressed
    signal held

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(4)
        radius: Theme.px(12)
        color: "#66000000"
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: tap.pressed ? Theme.px(3) : 0
        anchors.bottomMargin: tap.pressed ? 0 : Theme.px(4)
        radius: Theme.px(12)
        border.width: Theme.line(2)
        border.color: root.open ? (root.accented ? Theme.goldBright : Theme.gold) : "#4d432f"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.accented ? (root.open ? "#c39a45" : "#3a3222") : (tap.pressed ? "#1c1a16" : "#39342a")
            }
            GradientStop {
                position: 0.5
                color: root.accented ? (root.open ? "#8a6725" : "#2a2419") : (tap.pressed ? "#262219" : "#221f19")
            }
            GradientStop {
                position: 1
                color: root.accented ? (root.open ? "#6d4f1b" : "#1e1a12") : (tap.pressed ? "#302b22" : "#141210")
            }
        }

        Image {
            id: picture

            visible: root.icon.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.label.length > 0 ? Theme.px(6) : Math.round((parent.height - height) / 2)
            width: Theme.px(root.label.length > 0 ? 36 : 44)
            height: width
            opacity: root.open ? 1 : 0.45
            source: root.icon.length > 0 ? Theme.assets + "icons/" + root.icon + ".png" : ""
            sourceSize: Qt.size(width, height)
        }

        DisplayText {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(7)
            anchors.rightMargin: Theme.px(7)
            anchors.topMargin: picture.visible ? Theme.px(40) : Theme.px(4)
            anchors.bottomMargin: root.foot
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            lineHeight: 0.88
            text: root.label
            font.family: root.capitals ? Theme.display : Theme.text
            font.capitalization: root.capitals ? Font.AllUppercase : Font.MixedCase
            color: root.open ? Theme.ivory : "#7d7765"
            font.pixelSize: Theme.px(root.letterSize)
            font.letterSpacing: Theme.px(1)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(Math.min(root.letterSize, root.leastLetters))
        }

        PlainText {
            visible: root.note.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(5)
            width: parent.width - Theme.px(6)
            horizontalAlignment: Text.AlignHCenter
            text: root.note
            color: root.open ? Theme.goldBright : "#7d7765"
            font.pixelSize: Theme.px(20)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(15)
        }
    }

    Timer {
        id: hold

        objectName: "hold"

        property bool passed: false

        interval: 3000
        onTriggered: {
            hold.passed = true;
            root.held();
        }
    }

    Tap {
        id: tap

        onPressedChanged: if (root.holdable) {
            if (tap.pressed)
                hold.passed = false;
            hold.running = tap.pressed;
        }
        onTapped: if (!hold.passed || !root.holdable)
            root.pressed()
    }
}
