// Hands at the dice generator: six faces for each die that can be thrown; as many dice are forced as have a face.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

Card {
    id: card

    required property var panel

    readonly property var seen: panel.look.dice
    readonly property int rows: Math.max(...seen.counts)
    property var chosen: []
    // The faces in the order of the dice; a die without a face is not thrown.
    readonly property var forced: chosen.slice(0, rows).filter(face => face > 0)

    title: qsTr("Dice")
    says: seen.says

    // A face that is touched again is not chosen any longer.
    function choose(die: int, pips: int): void {
        const faces = chosen.slice();
        while (faces.length < rows)
            faces.push(0);
        faces[die] = faces[die] === pips ? 0 : pips;
        chosen = faces;
    }

    RowLayout {
        spacing: Theme.margin

        GridLayout {
            columns: 2
            columnSpacing: Theme.margin
            rowSpacing: 6

            Repeater {
                model: card.rows

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
                readonly property bool ready: card.seen.counts.includes(card.forced.length)

                Layout.fillHeight: true
                panel: card.panel
                order: "dice " + (ready ? card.forced.join(" ") : "1 1") // while disabled, this only serves the help
                text: ready ? qsTr("Force %1").arg(card.forced.join("-")) : qsTr("Choose faces")
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
