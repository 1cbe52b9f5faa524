// The reality check: for how long the session has run and what it has won or lost. A tap beside it is ignored.
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

    WindowText {
        text: qsTr("Play waits while you read how your session stands. Your bets stay up.")
        color: Theme.ivoryDim
    }

    StopFigures {
        caption: qsTr("Session time (h:mm)")
        figure: root.realityCheck.played
        otherCaption: root.realityCheck.title
        otherFigure: root.realityCheck.result
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
