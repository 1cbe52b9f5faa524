// Who shoots, and the hand beside the best one of the day; with a star and in gold while it is this one.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Wall wall

    Accessible.role: Accessible.StaticText
    Accessible.name: [root.wall.shooter, root.wall.next, root.wall.puck ? qsTr("Rolls %1, Points %2. Best hand of the day: rolls %3").arg(root.wall.rolls).arg(root.wall.points).arg(root.wall.best) : ""].filter(part => part.length > 0).join(". ")

    DisplayText {
        x: Theme.px(28)
        y: Theme.px(8)
        width: parent.width - 2 * x - (later.visible ? later.width + Theme.px(16) : 0)
        height: Theme.px(62)
        verticalAlignment: Text.AlignVCenter
        text: root.wall.shooter
        color: Theme.goldBright
        font.pixelSize: Theme.px(52)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(37)
    }

    PlainText {
        id: later

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        y: Theme.px(8)
        height: Theme.px(62)
        visible: root.wall.next.length > 0
        verticalAlignment: Text.AlignVCenter
        text: root.wall.next
        font.pixelSize: Theme.px(30)
    }

    Row {
        x: Theme.px(12)
        y: Theme.px(72)
        visible: root.wall.puck

        Figure {
            title: qsTr("Rolls")
            value: root.wall.rolls
        }
        Figure {
            title: qsTr("Points")
            value: root.wall.points
        }
        Figure {
            title: qsTr("Best today")
            value: (root.wall.leads ? "★ " : "") + root.wall.best
            ink: root.wall.leads ? Theme.goldBright : Theme.ivory
        }
    }

    component Figure: Item {
        id: figure

        required property string title
        required property string value
        property color ink: Theme.ivory

        width: Math.floor((root.width - Theme.px(24)) / 3)
        height: root.height - Theme.px(80)

        TabularText {
            width: parent.width
            height: parent.height - Theme.px(36)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: figure.value
            color: figure.ink
            font.weight: Font.Bold
            font.pixelSize: Theme.px(60)
        }
        PlainText {
            anchors.bottom: parent.bottom
            x: Theme.px(4)
            width: parent.width - 2 * x
            height: Theme.px(36)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: figure.title
            color: Theme.ivory
            font.pixelSize: Theme.px(28)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }
}
