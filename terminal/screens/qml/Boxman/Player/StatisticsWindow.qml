// The statistics, in a drawer that slides in from the right. A tap on the table beside it closes it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property StatisticsDrawer statistics
    required property Windows windows

    speech: qsTr("Statistics")
    onTappedBeside: root.windows.close()
    onVisibleChanged: if (root.visible)
        slide.restart()

    ShadedRectangle {
        id: drawer

        x: root.width - width
        width: Theme.px(1152)
        height: root.height
        upper: "#2a241a"
        lower: "#100e0b"

        transform: Translate {
            id: shift
        }

        MouseArea {
            anchors.fill: parent
        }

        Rectangle {
            width: Theme.line(3)
            height: parent.height
            color: Theme.gold
        }

        Item {
            id: body

            anchors.fill: parent
            anchors.topMargin: Math.max(0, Math.round((drawer.height - Theme.px(1080)) / 2)) // level with the table
            anchors.leftMargin: Theme.px(40)
            anchors.rightMargin: Theme.px(36)

            DisplayText {
                y: Theme.px(24)
                text: qsTr("Statistics")
                color: Theme.goldBright
                font.pixelSize: Theme.px(54)
                font.letterSpacing: Theme.px(3)
            }

            IconButton {
                anchors.right: parent.right
                y: Theme.px(16)
                width: Theme.px(72)
                height: Theme.px(72)
                picture: "icons/close.png"
                speech: qsTr("Close")
                onPressed: root.windows.close()
            }

            DiceStatistics {
                y: Theme.px(100)
                width: parent.width
                statistics: root.statistics
            }

            SessionStatistics {
                y: Theme.px(494)
                width: parent.width
                statistics: root.statistics
            }

            PlainText {
                y: Theme.px(1004)
                width: body.width
                height: Theme.px(64)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                text: qsTr("Dice have no memory: whatever has come before, every roll is as likely as ever.")
                font.pixelSize: Theme.fs(22)
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.round(Theme.fs(22) * 0.7)
            }
        }
    }

    NumberAnimation {
        id: slide

        target: shift
        property: "x"
        from: Math.round(drawer.width / 4)
        to: 0
        duration: 160
        easing.type: Easing.OutCubic
    }
}
