// Ignores all touches for a while, so that the glass can be wiped. It closes automatically.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

TouchCover {
    id: root

    required property Wiping wiping

    speech: qsTr("The screen is locked for cleaning")

    Rectangle {
        anchors.fill: parent
        color: "#050505"
    }

    Column {
        anchors.centerIn: parent
        width: Theme.px(1500)
        spacing: Theme.px(28)

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(160)
            picture: "icons/wipe.png"
        }
        WindowText {
            size: 48
            text: qsTr("You can wipe the screen now")
            font.weight: Font.DemiBold
        }
        TabularText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.wiping.left
            color: Theme.goldBright
            font.weight: Font.Bold
            font.pixelSize: Theme.px(200)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 seconds left").arg(root.wiping.left)
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(10)

            Repeater {
                model: root.wiping.seconds

                Rectangle {
                    required property int index

                    width: Theme.px(48)
                    height: Theme.px(16)
                    radius: Theme.px(4)
                    color: index < root.wiping.left ? Theme.gold : "#2b271f"
                }
            }
        }
        WindowText {
            size: 30
            text: qsTr("Touches do not count until the time is up")
            color: Theme.ivoryDim
        }
    }
}
