// The player's limit is reached: no further bets. A tap beside it is ignored.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property LimitNotice limitNotice

    speech: root.limitNotice.title
    title: root.limitNotice.title
    cardWidth: 1060
    spacing: 22

    WindowText {
        text: qsTr("No further bets are taken until you have cashed out. Bets that are up play on, or you take them down.")
        color: Theme.ivoryDim
    }

    StopFigures {
        caption: root.limitNotice.caption
        figure: root.limitNotice.limit
        otherCaption: root.limitNotice.resultTitle
        otherFigure: root.limitNotice.result
    }

    Reason {
        reason: root.limitNotice.noCashOut
    }

    TableOrCashOut {
        canCashOut: !root.limitNotice.noCashOut
        onTableWanted: root.limitNotice.put_aside()
        onCashOutWanted: root.limitNotice.cash_out()
    }
}
