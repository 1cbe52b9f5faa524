// Who shoots at a shared table: the seat, the rolls and Points of the hand, how long it has lasted; and the button with
// which the dice are passed on or taken. Gold, and with a star, while this player has them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Shooter shooter
    required property Controls controls

    signal passWanted
    signal takeWanted

    visible: root.shooter.shown

    component Figure: Item {
        id: figure

        required property string title
        required property string value

        visible: figure.value.length > 0
        width: Math.floor((root.width - Theme.px(16)) / (root.shooter.points.length > 0 ? 3 : 2))
        height: Theme.px(62)

        DisplayText {
            width: parent.width
            height: Theme.px(26)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: figure.title
            color: Theme.gold
            font.pixelSize: Theme.px(22)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
        TabularText {
            y: Theme.px(26)
            width: parent.width
            height: Theme.px(36)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: figure.value
            font.weight: Font.Bold
            font.pixelSize: Theme.px(Theme.grown(30, 1.1))
        }
    }

    Item {
        width: parent.width
        height: Theme.px(112)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.shooter.speech

        Rectangle {
            x: Theme.line(2)
            y: Theme.line(2)
            width: parent.width - 2 * x
            height: Theme.px(42)
            topLeftRadius: Theme.px(10)
            topRightRadius: Theme.px(10)
            visible: root.shooter.own
            color: "#5a4213"
        }

        DisplayText {
            id: title

            x: Theme.px(14)
            y: Theme.px(8)
            height: Theme.px(34)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Shooter")
            color: Theme.gold
            font.pixelSize: Theme.px(24)
            font.letterSpacing: Theme.px(1)
        }
        PlainText {
            x: title.x + title.width + Theme.px(12)
            y: Theme.px(6)
            width: parent.width - x - Theme.px(14)
            height: Theme.px(36)
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: (root.shooter.own ? "★ " : "") + root.shooter.name
            color: root.shooter.own ? Theme.goldBright : Theme.ivory
            font.weight: Font.Bold
            font.pixelSize: Theme.px(26)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        Row {
            x: Theme.px(8)
            y: Theme.px(48)

            Figure {
                title: qsTr("Rolls")
                value: root.shooter.rolls
            }
            Figure {
                title: qsTr("Points")
                value: root.shooter.points
            }
            Figure {
                title: qsTr("Time")
                value: root.shooter.duration
            }
        }
    }

    ActionButton {
        x: Theme.px(10)
        y: Theme.px(116)
        width: parent.width - 2 * x
        height: Theme.px(70)
        letterSize: 28
        label: root.shooter.own ? qsTr("Pass the dice") : qsTr("Take the dice")
        open: root.shooter.own ? root.controls.passOpen : root.controls.takeOpen
        onPressed: {
            if (root.shooter.own)
                root.passWanted();
            else
                root.takeWanted();
        }
    }
}
