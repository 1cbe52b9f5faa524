// One fact about the table, in one of its languages: lines of text, or the last rolls.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Idle idle

    Column {
        id: panel

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.px(26)

        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.idle.heading
            color: Theme.gold
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(40)
            font.letterSpacing: Theme.px(2)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(26)
        }

        Repeater {
            model: root.idle.lines

            PlainText {
                required property string line

                width: panel.width
                horizontalAlignment: Text.AlignHCenter
                text: line
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(50)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(30)
            }
        }

        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: dice.count > 0
            columns: 6
            rowSpacing: Theme.px(26)
            columnSpacing: Theme.px(14)

            Repeater {
                id: dice

                model: root.idle.dice

                Image {
                    required property int face
                    required property int index

                    width: Theme.px((index + 1) % root.idle.together ? 104 : 124) // space between throws
                    height: Theme.px(104)
                    source: Theme.assets + "dice/face-" + Theme.diceColour + face + ".png"
                    sourceSize: Qt.size(Theme.px(104), Theme.px(104))
                    fillMode: Image.PreserveAspectFit
                    horizontalAlignment: Image.AlignLeft
                }
            }
        }

        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.idle.touchHint
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(28)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }

    NumberAnimation {
        id: fade

        target: panel
        property: "opacity"
        from: 0
        to: 1
        duration: 180 // longer ones would keep an idle machine busy
    }

    Connections {
        target: root.idle

        function onStepped(): void {
            fade.restart();
        }
    }
}
