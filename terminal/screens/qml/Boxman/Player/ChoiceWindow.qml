// A choice that the game leaves to the player: the alternatives side by side with their amounts and exact odds, and
// the remaining time. A tap beside it reminds the player.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property ChoiceQuestion choice
    readonly property bool isHurry: root.choice.seconds >= 0 && root.choice.seconds <= 5

    speech: root.choice.title
    title: root.choice.title
    cardWidth: 1320
    spacing: 16
    onTappedBeside: root.choice.remind()

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(92)
        spacing: Theme.px(30)

        DicePicture {
            anchors.verticalCenter: parent.verticalCenter
            dice: root.choice.dice
            size: Theme.px(78)
        }
        TabularText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: root.choice.stake
            color: Theme.goldBright
            font.weight: Font.DemiBold
            font.pixelSize: Theme.fs(32)
        }
    }

    WindowText {
        size: 30
        text: root.choice.question
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(24)

        Repeater {
            id: each

            model: root.choice.alternatives

            ChoicePanel {
                width: Math.floor((Theme.px(1240) - (each.count - 1) * Theme.px(24)) / Math.max(1, each.count))
                height: Theme.px(404)
                onChosen: name => root.choice.choose(name)
            }
        }
    }

    Reason {
        reason: root.choice.refusal
    }

    // The time that is left: a bar that empties, the seconds beside it.
    Item {
        width: parent.width
        height: Theme.px(44)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.choice.seconds < 0 ? qsTr("The time rests") : qsTr("%n seconds to choose", "", root.choice.seconds)

        Rectangle {
            id: time

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(110)
            height: Theme.px(16)
            radius: height / 2
            color: "#1affffff"

            Rectangle {
                width: Math.round(parent.width * root.choice.share / 1000)
                height: parent.height
                radius: height / 2
                color: root.isHurry ? Theme.amber : Theme.green
            }
        }
        TabularText {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.choice.seconds < 0 ? "–" : root.choice.seconds
            color: root.isHurry ? Theme.amber : Theme.ivory
            font.weight: Font.Bold
            font.pixelSize: Theme.fs(36)
        }
    }

    WindowText {
        size: 24
        text: root.choice.otherwise
        color: Theme.ivoryDim
    }
}
