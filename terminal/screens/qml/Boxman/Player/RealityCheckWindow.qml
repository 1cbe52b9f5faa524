// The reality check: for how long the session has run and what it has won or lost. A tap beside it is ignored.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property RealityCheck realityCheck

    speech: qsTr("Reality check")
    title: qsTr("Your session")
    cardWidth: 1060
    spacing: 22

    component Caption: WindowText {
        size: 28
        color: Theme.gold
        font.weight: Font.DemiBold
    }

    component Figure: TabularText {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        font.weight: Font.Bold
        font.pixelSize: Theme.fs(76)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(32)
    }

    WindowText {
        text: qsTr("Play waits while you read how your session stands. Your bets stay up.")
        color: Theme.ivoryDim
    }

    Row {
        width: parent.width

        Column {
            width: parent.width / 2

            Caption {
                text: qsTr("Session time (h:mm)")
            }
            Figure {
                text: root.realityCheck.played
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Session time %1").arg(text)
            }
        }
        Column {
            width: parent.width / 2

            Caption {
                text: root.realityCheck.title
            }
            Figure {
                text: root.realityCheck.result
                Accessible.role: Accessible.StaticText
                Accessible.name: root.realityCheck.title + " " + text
            }
        }
    }

    Reason {
        reason: root.realityCheck.noCashOut
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(24)

        ActionButton {
            width: Theme.px(440)
            height: Theme.px(112)
            label: qsTr("Continue")
            speech: qsTr("Continue to play")
            accented: true
            letterSize: 44
            onPressed: root.realityCheck.answer(false)
        }
        ActionButton {
            width: Theme.px(440)
            height: Theme.px(112)
            open: !root.realityCheck.noCashOut
            label: qsTr("Cash out")
            speech: qsTr("Stop playing and cash out")
            letterSize: 44
            onPressed: root.realityCheck.answer(true)
        }
    }
}
