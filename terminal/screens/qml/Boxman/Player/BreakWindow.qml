// A break in play: for how long, and until when. A tap beside it is ignored.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property BreakNotice breakNotice

    speech: qsTr("Break in play")
    title: root.speech
    cardWidth: 1060
    spacing: 18

    WindowText {
        size: 32
        text: root.breakNotice.why
        font.weight: Font.DemiBold
    }
    TabularText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.breakNotice.left
        color: Theme.goldBright
        font.weight: Font.Bold
        font.pixelSize: Theme.fs(110)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Time left %1").arg(text)
    }
    WindowText {
        text: root.breakNotice.until
        font.weight: Font.DemiBold
    }
    WindowText {
        size: 25
        text: qsTr("No dice are thrown meanwhile. Your bets stay up, or you take them down.")
        color: Theme.ivoryDim
    }

    Reason {
        reason: root.breakNotice.noCashOut
    }

    TableOrCashOut {
        canCashOut: !root.breakNotice.noCashOut
        onTableWanted: root.breakNotice.put_aside()
        onCashOutWanted: root.breakNotice.cash_out()
    }
}
