// The dice so large that they are read from across the room; the live picture where a camera shows them. Any touch
// closes it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Dice dice
    required property LivePicture picture
    required property Windows windows
    readonly property bool isLive: root.picture.source !== ""
    readonly property int dieSize: Theme.px(root.dice.count > 3 ? 290 : root.dice.count > 2 ? 370 : 460)

    speech: root.isLive ? qsTr("Live picture of the dice, larger") : qsTr("The dice: %1").arg(root.dice.shown.join(", "))
    Accessible.description: root.dice.call
    Accessible.onPressAction: root.windows.close()
    onTappedBeside: root.windows.close()

    Frame {
        id: frame

        anchors.centerIn: parent
        width: Theme.px(root.isLive ? 1140 : 1280)
        height: Theme.px(root.isLive ? 950 : 760)

        Image {
            anchors.fill: parent
            anchors.margins: Theme.px(10)
            visible: root.isLive
            source: root.visible ? root.picture.source : ""
            cache: false
            fillMode: Image.PreserveAspectCrop
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(290) - Math.round(root.dieSize / 2)
            visible: !root.isLive

            Repeater {
                model: root.visible && !root.isLive ? root.dice.shown : []

                LargeDie {
                    required property int index
                    required property int modelData

                    width: root.dieSize
                    face: modelData
                    path: index % 2 ? "b" : "a"
                }
            }
        }

        Rectangle {
            x: Theme.px(10)
            y: parent.height - height - x
            width: parent.width - 2 * x
            height: Theme.px(190)
            visible: root.isLive
            color: "#b3000000"
        }

        DisplayText {
            x: Theme.px(40)
            y: parent.height - Theme.px(196)
            width: parent.width - 2 * x
            horizontalAlignment: Text.AlignHCenter
            text: root.dice.call.toUpperCase()
            color: root.dice.isBad ? Theme.redInk : Theme.goldBright
            font.pixelSize: Theme.px(104)
            font.letterSpacing: Theme.px(4)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(36)
        }

        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - Theme.px(66)
            text: qsTr("Touch to close")
            color: Theme.ivory
            font.pixelSize: Math.min(Theme.fs(26), Theme.px(32))
        }
    }
}
