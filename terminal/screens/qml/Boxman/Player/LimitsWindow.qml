// The player chooses limits of time and loss for the session, or takes a break.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property LimitChoice limitChoice
    required property Windows windows

    speech: qsTr("Limits and breaks")
    title: root.speech
    cardWidth: 1240
    spacing: 16
    onTappedBeside: root.windows.close()

    WindowText {
        visible: root.limitChoice.limits
        text: qsTr("Once a limit is reached, no further bets are taken. A limit can be lowered, but not raised, until you have cashed out.")
        color: Theme.ivoryDim
    }

    Repeater {
        model: root.limitChoice.rows

        Rectangle {
            id: row

            required property string name
            required property string title
            required property string sentence
            required property string word
            required property int chosen
            required property int count

            width: parent?.width ?? 0
            height: Math.max(Theme.px(112), words.height + Theme.px(24))
            radius: Theme.px(12)
            color: "#12ffffff"

            Column {
                id: words

                x: Theme.px(24)
                anchors.verticalCenter: parent.verticalCenter
                width: stepper.x - x - Theme.px(18)

                PlainText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.title
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.fs(30)
                }
                PlainText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.sentence
                    color: Theme.ivoryDim
                    font.pixelSize: Theme.fs(24)
                }
            }

            OptionStepper {
                id: stepper

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter
                title: row.title
                word: row.word
                chosen: row.chosen
                count: row.count
                isVolume: false
                wordWidth: 240
                onStepped: choice => root.limitChoice.choose(row.name, choice)
            }
        }
    }

    WindowText {
        visible: root.limitChoice.breaks
        text: root.limitChoice.breakWord
        color: Theme.ivoryDim
    }

    Reason {
        reason: root.limitChoice.reason
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(20)

        ActionButton {
            visible: root.limitChoice.limits
            width: Theme.px(360)
            height: Theme.px(100)
            open: root.limitChoice.isChanged
            accented: root.limitChoice.isChanged
            label: qsTr("Set limits")
            speech: qsTr("Set these limits for the session")
            letterSize: 38
            onPressed: root.limitChoice.confirm()
        }
        ActionButton {
            visible: root.limitChoice.breaks
            width: Theme.px(360)
            height: Theme.px(100)
            open: !root.limitChoice.noBreak
            label: qsTr("Take a break")
            letterSize: 38
            onPressed: root.limitChoice.rest()
        }
        ActionButton {
            width: Theme.px(320)
            height: Theme.px(100)
            label: qsTr("Back")
            speech: qsTr("Close the limits")
            letterSize: 38
            onPressed: root.windows.close()
        }
    }
}
