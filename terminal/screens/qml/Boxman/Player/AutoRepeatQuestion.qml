// Asks whether the bets should be repeated automatically after every roll.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property AutoRepeat autoRepeat
    required property Windows windows

    speech: qsTr("Repeat these bets after every roll?")
    title: qsTr("Auto repeat")
    cardWidth: 980
    onTappedBeside: root.windows.close()

    WindowText {
        size: 36
        text: root.speech
        font.weight: Font.DemiBold
    }
    WindowText {
        size: 62
        text: qsTr("%1 a round").arg(root.autoRepeat.sum)
        color: Theme.goldBright
        font.weight: Font.Bold
    }
    WindowText {
        visible: root.autoRepeat.putUp.length > 0
        size: 28
        text: qsTr("Repeat puts up %1 now.").arg(root.autoRepeat.putUp)
    }
    WindowText {
        size: 25
        text: root.autoRepeat.rolls ? qsTr("The dice roll by themselves until you touch the table.") : qsTr("The bets go up by themselves until you touch the table.")
        color: Theme.ivoryDim
    }

    Item {
        width: parent.width
        height: Theme.px(4)
    }

    YesOrNo {
        onAnswered: yes => root.autoRepeat.answer(yes)
    }
}
