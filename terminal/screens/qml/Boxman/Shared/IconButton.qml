// A button with a picture instead of a word, lit while its effect lasts.
import QtQuick

Item {
    id: root

    required property string picture
    required property string speech
    property bool open: true
    property bool lit: false

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(4)
        radius: Theme.px(12)
        color: "#66000000"
    }

    ShadedRectangle {
        anchors.fill: parent
        anchors.topMargin: tap.pressed ? Theme.px(3) : 0
        anchors.bottomMargin: tap.pressed ? 0 : Theme.px(4)
        radius: Theme.px(12)
        border.width: Theme.line(2)
        border.color: root.lit ? Theme.goldBright : root.open ? Theme.gold : "#4d432f"
        upper: root.lit ? "#c39a45" : tap.pressed ? "#1c1a16" : "#39342a"
        lower: root.lit ? "#6d4f1b" : tap.pressed ? "#302b22" : "#141210"

        Picture {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.72)
            height: Math.round(parent.height * 0.68)
            opacity: root.open ? 1 : 0.35
            picture: root.picture
            fillMode: Image.PreserveAspectFit
        }
    }

    Tap {
        id: tap

        onTapped: root.pressed()
    }
}
