// The club's table as a small picture: baize by candle light, the main and the chance, and the row of totals.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    // The size of one of the felt's units here.
    required property real zoom

    function at(length: real): int {
        return Math.round(length * root.zoom);
    }

    clip: true

    Image {
        anchors.fill: parent
        source: Theme.assets + "hazard/baize.png"
        fillMode: Image.Tile
    }

    Image {
        anchors.fill: parent
        source: Theme.assets + "hazard/light.png"
    }

    Picture {
        anchors.fill: parent
        height: parent.height
        picture: "hazard/frame.png"
    }

    Repeater {
        model: 2

        Picture {
            required property int index

            x: index === 0 ? root.at(62) : root.width - width - root.at(62)
            y: root.at(54)
            width: root.at(104)
            height: root.at(291)
            picture: "hazard/candlestick.png"
        }
    }

    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.at(246)
        text: "HAZARD"
        color: Theme.goldBright
        font.pixelSize: Math.max(1, root.at(58))
        font.letterSpacing: root.at(12)
    }

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: index === 0 ? root.at(202) : root.width - width - root.at(202)
            y: root.at(244)
            width: root.at(330)
            height: root.at(92)
            radius: height / 2
            color: "#b0060e08"
            border.width: Theme.line(1)
            border.color: Theme.goldDeep
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.at(360)
        spacing: root.at(8)

        Repeater {
            model: 11

            Rectangle {
                required property int index

                width: Math.floor((root.width - root.at(124)) / 11) - root.at(8)
                height: root.at(104)
                radius: root.at(8)
                color: "#b0060e08"
                border.width: Theme.line(1)
                border.color: Theme.gold

                DisplayText {
                    anchors.centerIn: parent
                    text: parent.index + 2
                    color: Theme.ivory
                    font.pixelSize: Math.max(1, root.at(56))
                }
            }
        }
    }
}
