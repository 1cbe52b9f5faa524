// Why a throw does not count: a reason, then the order. Once dice lie, it also says who has to agree.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Console desk
    readonly property Voiding voiding: root.desk.voiding as Voiding

    visible: root.voiding.open
    speech: qsTr("Void the throw")
    onTappedBeside: root.voiding.close()

    Card {
        anchors.centerIn: parent
        width: Theme.px(1180)
        height: Theme.px(780)
        title: qsTr("Void the throw of round %1").arg(root.voiding.round.toLocaleString(Qt.locale(), "f", 0))
        bodyTop: Theme.px(116)

        Grid {
            id: reasons

            columns: 2
            spacing: Theme.px(18)

            Repeater {
                model: root.voiding.reasons as Rows

                ActionButton {
                    id: reason

                    required property string name
                    required property string title
                    required property bool chosen

                    width: Math.floor((parent.parent.width - reasons.spacing) / 2)
                    height: Theme.px(112)
                    label: (reason.chosen ? Theme.mark("good") + " " : "") + reason.title
                    speech: reason.title
                    accented: reason.chosen
                    letterSize: 36
                    Accessible.checkable: true
                    Accessible.checked: reason.chosen
                    onPressed: root.voiding.choose(reason.name)
                }
            }
        }

        AnswerLine {
            anchors.top: reasons.bottom
            anchors.topMargin: Theme.px(20)
            width: parent.width
            height: Theme.px(96)
            tone: root.voiding.tone
            text: root.voiding.note
        }

        ActionButton {
            anchors.bottom: parent.bottom
            width: Theme.px(400)
            height: Theme.px(96)
            label: qsTr("Cancel")
            speech: qsTr("Leave the throw as it is")
            letterSize: 36
            onPressed: root.voiding.close()
        }

        ActionButton {
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            width: Theme.px(560)
            height: Theme.px(96)
            label: qsTr("Void the throw")
            speech: qsTr("Void the throw: all bets stand")
            open: root.voiding.whole
            accented: true
            letterSize: 40
            onPressed: root.desk.voidThrow()
        }
    }
}
