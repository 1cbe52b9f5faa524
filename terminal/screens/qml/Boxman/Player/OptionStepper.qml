// One step less, the current choice, one step more. The volume is shown as bars, anything else as a word.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Row {
    id: root

    required property string title
    required property string word
    required property int chosen
    required property int count
    required property bool isVolume
    property int wordWidth: 150

    signal stepped(int choice)

    spacing: Theme.px(10)

    IconButton {
        width: Theme.px(66)
        height: width
        picture: "icons/minus.png"
        speech: qsTr("%1: less").arg(root.title)
        open: root.chosen > 0
        onPressed: if (open)
            root.stepped(root.chosen - 1)
    }

    Plate {
        width: Theme.px(root.wordWidth)
        height: Theme.px(66)

        Accessible.role: Accessible.StaticText
        Accessible.name: root.title + ": " + root.word

        PlainText {
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            visible: !root.isVolume
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.word
            color: Theme.goldBright
            font.weight: Font.DemiBold
            font.pixelSize: Theme.fs(28)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        Picture {
            anchors.centerIn: parent
            visible: root.isVolume && root.chosen === 0
            width: Theme.px(44)
            picture: "icons/mute.png"
        }

        Row {
            anchors.centerIn: parent
            visible: root.isVolume && root.chosen > 0
            spacing: Theme.px(8)

            Repeater {
                model: root.isVolume ? root.count - 1 : 0

                Rectangle {
                    required property int index
                    readonly property bool isLoud: index < root.chosen

                    anchors.bottom: parent?.bottom
                    width: Theme.px(16)
                    height: Theme.px(14 + 7 * index)
                    radius: Theme.px(3)
                    color: isLoud ? Theme.goldBright : "transparent"
                    border.width: Theme.line(2)
                    border.color: isLoud ? Theme.goldBright : "#6f684f"
                }
            }
        }
    }

    IconButton {
        width: Theme.px(66)
        height: width
        picture: "icons/plus.png"
        speech: qsTr("%1: more").arg(root.title)
        open: root.chosen < root.count - 1
        onPressed: if (open)
            root.stepped(root.chosen + 1)
    }
}
