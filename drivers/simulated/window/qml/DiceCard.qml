// Hands at the dice generator: a row of faces for each die.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.dice
    property var chosen: []

    title: qsTr("Dice")
    says: seen.says

    function choose(die: int, pips: int): void {
        const faces = chosen.slice();
        while (faces.length < seen.count)
            faces.push(0);
        faces[die] = pips;
        chosen = faces;
    }

    RowLayout {
        spacing: Theme.margin

        ColumnLayout {
            spacing: 6

            Repeater {
                model: card.seen.count

                RowLayout {
                    id: die

                    required property int index

                    spacing: 6

                    Repeater {
                        model: 6

                        DieFace {
                            required property int index

                            pips: index + 1
                            chosen: card.chosen[die.index] === pips
                            Accessible.name: qsTr("Die %1 shows %2").arg(die.index + 1).arg(pips)
                            Accessible.checkable: true
                            Accessible.checked: chosen
                            onClicked: card.choose(die.index, pips)
                        }
                    }
                }
            }
        }

        ColumnLayout {
            spacing: 6

            OrderButton {
                readonly property bool ready: card.chosen.length > 0 && card.chosen.every(face => face > 0)

                Layout.fillHeight: true
                panel: card.panel
                order: "dice " + (ready ? card.chosen.join(" ") : "1 1") // while disabled, this only serves the help
                text: ready ? qsTr("Force %1").arg(card.chosen.join("-")) : qsTr("Choose faces")
                enabled: ready
                accented: true
            }

            OrderButton {
                Layout.fillHeight: true
                panel: card.panel
                order: "dice fair"
                text: qsTr("Throw fairly")
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        Repeater {
            model: [["dice cock", qsTr("Cocked")], ["dice lose", qsTr("Lost")], ["dice stack", qsTr("Stacked")], ["dice move", qsTr("Moving")], ["dice doubt", qsTr("Doubtful")]]

            OrderButton {
                required property var modelData

                panel: card.panel
                order: modelData[0]
                text: modelData[1]
            }
        }
    }

    RowLayout {
        spacing: Theme.gap

        OrderToggle {
            panel: card.panel
            Layout.preferredWidth: 106
            text: qsTr("Lid open")
            on: card.seen.lidOpen
            orderOn: "dice lid open"
            orderOff: "dice lid close"
        }

        OrderButton {
            Layout.preferredWidth: 96
            panel: card.panel
            order: "dice fail"
            text: qsTr("Break down")
        }

        OrderButton {
            Layout.preferredWidth: 88
            panel: card.panel
            order: "dice repair"
            text: qsTr("Repair")
        }

        OrderButton {
            Layout.preferredWidth: 104
            panel: card.panel
            order: "dice clear"
            text: qsTr("Clear record")
        }
    }
}
