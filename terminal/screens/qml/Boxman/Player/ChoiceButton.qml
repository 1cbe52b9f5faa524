// One of several answers in a window: its name, and beneath it its consequence.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string label
    required property string note
    property string speech: root.label
    property bool open: true

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.description: root.note
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
        border.color: root.open ? Theme.gold : "#4d432f"
        upper: !root.open ? "#1d1a14" : tap.pressed ? "#0c3323" : "#1d6b4a"
        lower: !root.open ? "#12100c" : tap.pressed ? "#124a33" : "#0c3a28"

        PlainText {
            id: name

            anchors.top: parent.top
            anchors.topMargin: Theme.px(10)
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.px(16)
            height: Math.round(parent.height * 0.52)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.label
            color: root.open ? Theme.ivory : "#8f8874"
            font.weight: Font.Bold
            font.pixelSize: Theme.fs(44)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(24)
        }

        TabularText {
            anchors.top: name.bottom
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(8)
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.px(16)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.note
            color: root.open ? Theme.goldBright : "#8f8874"
            font.weight: Font.DemiBold
            font.pixelSize: Theme.fs(26)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(16)
        }
    }

    Tap {
        id: tap

        onTapped: root.pressed()
    }
}
