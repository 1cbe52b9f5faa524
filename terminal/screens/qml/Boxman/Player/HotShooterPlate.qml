// The shooter's hand: its rolls, its Points, and the rolls of the best hand of the day, with a star and in gold while it
// is this one.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property HotShooter shooter

    visible: root.shooter.shown

    Accessible.role: Accessible.StaticText
    Accessible.name: root.shooter.speech

    component Figure: Item {
        id: figure

        required property string title
        required property string value
        property color ink: Theme.ivory
        property real share: 0.27

        width: Math.floor((root.width - Theme.px(16)) * figure.share)
        height: root.height

        DisplayText {
            x: Theme.px(3)
            y: Theme.px(7)
            width: parent.width - 2 * x
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
            y: Theme.px(33)
            width: parent.width
            height: Theme.px(40)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: figure.value
            color: figure.ink
            font.weight: Font.Bold
            font.pixelSize: Theme.px(Theme.grown(34, 1.1))
        }
    }

    Row {
        x: Theme.px(8)

        Figure {
            title: qsTr("Rolls")
            value: root.shooter.rolls
        }
        Figure {
            title: qsTr("Points")
            value: root.shooter.points
        }
        Figure {
            title: qsTr("Best today")
            value: (root.shooter.leads ? "★ " : "") + root.shooter.best
            share: 0.46
            ink: root.shooter.leads ? Theme.goldBright : Theme.ivory
        }
    }
}
