// A key of the keyboard or the number pad, with letters as they will be typed. Held down, a repeating key acts again.
import QtQuick

Item {
    id: root

    required property string label
    property string speech: root.label
    property string picture: ""
    property bool open: true
    property bool lit: false
    property bool repeats: false
    property real letterSize: 44

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.onPressAction: if (root.open)
        root.pressed()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(4)
        radius: Theme.px(10)
        color: "#66000000"
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: tap.pressed && root.open ? Theme.px(3) : 0
        anchors.bottomMargin: tap.pressed && root.open ? 0 : Theme.px(4)
        radius: Theme.px(10)
        border.width: Theme.line(2)
        border.color: !root.open ? "#4d432f" : root.lit ? Theme.goldBright : Theme.goldDeep
        color: !root.open ? "#171511" : root.lit ? "#8a6725" : tap.pressed ? "#4a4435" : "#2d2921"

        Image {
            anchors.centerIn: parent
            visible: root.picture.length > 0
            width: Theme.px(52)
            height: width
            opacity: root.open ? 1 : 0.35
            source: root.picture.length > 0 ? Theme.assets + "icons/" + root.picture + ".png" : ""
            sourceSize: Qt.size(width, height)
        }

        PlainText {
            anchors.fill: parent
            anchors.margins: Theme.px(6)
            visible: root.picture.length === 0
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.label
            color: root.open ? Theme.ivory : "#7d7765"
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(root.letterSize)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
        }
    }

    Timer {
        id: again

        property bool acted: false

        interval: again.acted ? 90 : 500
        repeat: true
        running: root.repeats && root.open && tap.pressed
        onTriggered: {
            again.acted = true;
            root.pressed();
        }
    }

    Tap {
        id: tap

        onTapped: {
            if (root.open && !again.acted)
                root.pressed();
        }
        onPressedChanged: if (tap.pressed)
            again.acted = false
    }
}
