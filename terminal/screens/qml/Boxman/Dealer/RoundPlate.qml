// What stands on the felt: the round and its phase, the clock, the puck, the dice that lie or are entered, the shooter.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Console desk
    readonly property RoundView table: root.desk.table as RoundView
    readonly property TableClock clock: root.desk.clock as TableClock
    readonly property int dieSize: Theme.px(root.table.lying.length > 2 ? 170 : 220)

    Rectangle {
        width: parent.width
        height: Theme.px(176)
        color: ({
                open: "#b00d3a22",
                hurry: "#d0a8660a",
                closed: "#d08c1d15",
                shown: "#d01d4f8e",
                stopped: "#d08c1d15",
                away: "#d0303030"
            })[root.table.phase] ?? "#b0000000"
    }

    // The seconds to bet.
    Item {
        id: seconds

        x: Theme.px(24)
        y: Theme.px(14)
        width: Theme.px(150)
        height: Theme.px(148)
        visible: root.clock.running
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n seconds left", "", root.clock.seconds)

        TabularText {
            anchors.fill: parent
            anchors.bottomMargin: Theme.px(18)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.clock.seconds
            font.weight: Font.Bold
            font.pixelSize: Theme.px(104)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(74)
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.px(12)
            radius: height / 2
            color: "#80000000"

            Rectangle {
                width: Math.round(parent.width * root.clock.share / 1000)
                height: parent.height
                radius: height / 2
                color: "#fff3c9"
            }
        }
    }

    PlainText {
        id: number

        x: word.x
        y: Theme.px(16)
        width: word.width
        height: Theme.px(36)
        horizontalAlignment: Text.AlignHCenter
        text: root.table.round
        color: Theme.ivory
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(28)
    }

    DisplayText {
        id: word

        x: Theme.px(190)
        y: Theme.px(52)
        width: parent.width - 2 * x
        height: Theme.px(112)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 0.88
        text: root.table.word
        font.pixelSize: Theme.px(62)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(40)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.table.word
    }

    Item {
        id: puck

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        y: Theme.px(14)
        width: Theme.px(150)
        height: Theme.px(148)
        visible: root.table.puck
        Accessible.role: Accessible.StaticText
        Accessible.name: root.table.point > 0 ? qsTr("The Point is %1").arg(root.table.point) : qsTr("Puck OFF")

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.table.point > 0 ? 0 : Math.round((parent.height - height) / 2)
            width: Theme.px(root.table.point > 0 ? 74 : 108)
            picture: root.table.point > 0 ? "puck/puck-on.png" : "puck/puck-off.png"
        }
        TabularText {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: root.table.point > 0
            height: Theme.px(74)
            verticalAlignment: Text.AlignVCenter
            text: root.table.point
            font.weight: Font.Bold
            font.pixelSize: Theme.px(70)
        }
    }

    // Six faces for each die that is entered, or the dice that lie.
    Item {
        y: Theme.px(176)
        width: parent.width
        height: parent.height - y - Theme.px(128)

        DicePad {
            anchors.centerIn: parent
            visible: root.desk.entering
            desk: root.desk
        }

        Picture {
            anchors.centerIn: parent
            visible: !root.desk.entering && root.table.lying.length === 0
            width: Theme.px(170)
            opacity: 0.3
            picture: "logo/icon-256.png"
        }

        DisplayText {
            x: Theme.px(24)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(6)
            width: parent.width - 2 * x
            height: Theme.px(56)
            visible: !root.desk.entering
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.table.call
            color: Theme.goldBright
            font.pixelSize: Theme.px(46)
            font.letterSpacing: Theme.px(2)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(33)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((parent.height - Theme.px(root.table.call.length > 0 ? 50 : 0) - height) / 2)
            visible: !root.desk.entering
            spacing: Theme.px(6)

            Repeater {
                model: root.desk.entering ? [] : root.table.lying

                LargeDie {
                    required property int index
                    required property int modelData

                    width: root.dieSize
                    face: modelData
                    path: index % 2 ? "b" : "a"
                }
            }
        }
    }

    Rectangle {
        y: parent.height - height
        width: parent.width
        height: Theme.px(128)
        color: "#b0060403"

        Fact {
            x: Theme.px(28)
            y: Theme.px(14)
            width: Math.round(parent.width / 2) - Theme.px(40)
            text: root.table.shooter
            color: Theme.goldBright
        }
        Fact {
            x: Math.round(parent.width / 2) + Theme.px(12)
            y: Theme.px(14)
            width: Math.round(parent.width / 2) - Theme.px(40)
            horizontalAlignment: Text.AlignRight
            text: root.table.seals
        }
        Fact {
            x: Theme.px(28)
            y: Theme.px(68)
            width: Math.round(parent.width / 2) - Theme.px(40)
            text: root.table.lying_note.length > 0 ? root.table.lying_note : root.table.hand
            color: Theme.ivory
        }
        Fact {
            x: Math.round(parent.width / 2) + Theme.px(12)
            y: Theme.px(68)
            width: Math.round(parent.width / 2) - Theme.px(40)
            horizontalAlignment: Text.AlignRight
            text: root.table.silent.length > 0 ? Theme.mark("bad") + " " + root.table.silent : ""
            color: Theme.redInk
        }
    }

    component Fact: PlainText {
        height: Theme.px(44)
        verticalAlignment: Text.AlignVCenter
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(28)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }
}
