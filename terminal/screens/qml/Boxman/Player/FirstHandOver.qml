// Between a first hand that something has ended and the table: a finger on its way to a play chip meets this, and no bet.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Question {
    id: root

    required property Windows windows

    speech: qsTr("The first hand is over")
    title: root.speech
    cardWidth: 980
    spacing: 30

    WindowText {
        size: 36
        text: qsTr("The play chips are gone. At the table you bet money.")
        font.weight: Font.DemiBold
    }

    ActionButton {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(560)
        height: Theme.px(112)
        accented: true
        label: qsTr("To the table")
        letterSize: 44
        onPressed: root.windows.close()
    }
}
