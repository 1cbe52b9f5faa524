// The game and the time of day. A touch opens the session: its duration, and its result.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string title
    required property string time

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Session clock")
    Accessible.description: root.time
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: "#5a4216"
        visible: tap.pressed
    }

    PlainText {
        width: parent.width
        height: Theme.px(38)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.title
        color: Theme.goldBright
        font.family: Theme.display
        font.capitalization: Font.AllUppercase
        font.weight: Font.Bold
        font.pixelSize: Theme.px(36)
        font.letterSpacing: Theme.px(4)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(18)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(38)
        spacing: Theme.px(8)

        Image {
            width: Theme.px(24)
            height: width
            source: Theme.assets + "icons/session-gold.png"
            sourceSize: Qt.size(width, height)
        }
        PlainText {
            height: Theme.px(24)
            verticalAlignment: Text.AlignVCenter
            text: root.time
            color: Theme.ivoryDim
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(20)
            font.features: {
                "tnum": 1
            }
        }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0
        onTapped: root.pressed()
    }
}
