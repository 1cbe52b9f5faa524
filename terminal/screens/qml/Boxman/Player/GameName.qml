// The game, the time of day and, where the house wants it, for how long the session has run. A touch opens the session: its duration, and its result.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string title
    required property string time
    required property string duration
    required property string since
    // The player of the card that is in use; empty for none.
    required property string holder

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Session clock")
    Accessible.description: (root.holder ? root.holder + ". " : "") + (root.duration ? qsTr("%1. The session has run for %2, since %3").arg(root.time).arg(root.duration).arg(root.since) : root.time)
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: "#5a4216"
        visible: tap.pressed
    }

    DisplayText {
        width: parent.width
        height: Theme.px(38)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.title
        color: Theme.goldBright
        font.pixelSize: Theme.px(36)
        font.letterSpacing: Theme.px(4)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(18)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(38)
        spacing: Theme.px(8)

        PlainText {
            visible: root.holder
            width: Math.min(implicitWidth, Theme.px(120))
            height: Theme.px(24)
            verticalAlignment: Text.AlignVCenter
            text: root.holder
            elide: Text.ElideRight
            color: Theme.goldBright
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(20)
        }
        TabularText {
            visible: root.duration
            height: Theme.px(24)
            rightPadding: Theme.px(12)
            verticalAlignment: Text.AlignVCenter
            text: root.time
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(20)
        }
        Picture {
            width: Theme.px(24)
            picture: "icons/session-gold.png"
        }
        TabularText {
            height: Theme.px(24)
            verticalAlignment: Text.AlignVCenter
            text: root.duration || root.time
            color: root.duration ? Theme.goldBright : Theme.ivoryDim
            font.pixelSize: Theme.px(20)
        }
    }

    Tap {
        id: tap

        onTapped: root.pressed()
    }
}
