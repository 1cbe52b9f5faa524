// Hands of the dealer of a cabinet in mode live: opens and closes the bets, enters and confirms the dice, voids the throw.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.dealer
    property var chosen: [0, 0, 0]
    // The faces in the order of the dice; a die without a face was not thrown.
    readonly property var entered: chosen.filter(face => face > 0)

    visible: seen.known
    title: qsTr("Dealer")
    says: seen.says

    // A face that is touched again is not chosen any longer.
    function choose(die: int, pips: int): void {
        const faces = chosen.slice();
        faces[die] = faces[die] === pips ? 0 : pips;
        chosen = faces;
    }

    RowLayout {
        spacing: Theme.gap

        OrderButton {
            panel: card.panel
            order: "dealer open"
            text: qsTr("Open betting")
            enabled: card.seen.opens
            accented: true
        }

        OrderButton {
            panel: card.panel
            order: "dealer last"
            text: qsTr("Last call")
            enabled: card.seen.calls
        }

        OrderButton {
            panel: card.panel
            order: "dealer close"
            text: qsTr("No more bets")
            enabled: card.seen.closes
        }
    }

    RowLayout {
        spacing: Theme.margin
        visible: card.seen.enters

        GridLayout {
            columns: 2
            columnSpacing: Theme.margin
            rowSpacing: 6

            Repeater {
                model: card.chosen.length

                RowLayout {
                    id: die

                    required property int index

                    spacing: 2

                    Repeater {
                        model: 6

                        DieFace {
                            required property int index

                            pips: index + 1
                            chosen: card.chosen[die.index] === pips
                            Accessible.name: qsTr("Hand-thrown die %1 shows %2").arg(die.index + 1).arg(pips)
                            Accessible.checkable: true
                            Accessible.checked: chosen
                            onClicked: card.choose(die.index, pips)
                        }
                    }
                }
            }
        }

        OrderButton {
            readonly property bool ready: card.entered.length > 0

            Layout.fillHeight: true
            panel: card.panel
            order: "dealer enter " + (ready ? card.entered.join(" ") : "1 1") // while disabled, this only serves the help
            text: ready ? qsTr("Enter %1").arg(card.entered.join("-")) : qsTr("Choose the dice")
            enabled: ready && card.seen.enters
        }
    }

    OrderButton {
        panel: card.panel
        order: "dealer confirm"
        text: qsTr("Confirm the dice")
        enabled: card.seen.shown
        accented: true
    }

    PlainText {
        text: qsTr("The throw is void, because of:")
        color: Theme.textSoft
        font.pixelSize: Theme.textSmall
    }

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [["cocked", qsTr("Cocked")], ["off_table", qsTr("Off table")], ["touched", qsTr("Touched")], ["entry", qsTr("Entry")], ["unread", qsTr("Unread")], ["other", qsTr("Other")]]

            OrderButton {
                required property var modelData

                panel: card.panel
                order: "dealer void " + modelData[0]
                text: modelData[1]
                enabled: card.seen.voids
                Accessible.name: qsTr("Void the throw: %1").arg(text)
            }
        }
    }

    PlainText {
        Layout.fillWidth: true
        visible: text !== ""
        text: card.seen.refusal
        color: Theme.bad
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
