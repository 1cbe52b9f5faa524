// A pad for numbers, amounts and times: ten digits, at most one sign, erase, clear and done. It does not know what is
// typed.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    // What is typed can be accepted as it is: Done is open.
    property bool whole: true
    property bool open: true
    // The sign beside the zero: "." for amounts, ":" for times; empty for whole numbers.
    property string sign: ""
    property string doneLabel: qsTr("Done")

    readonly property int keyHeight: Theme.px(100)
    readonly property int keyWidth: Theme.px(150)
    readonly property int spacing: Theme.px(10)

    signal typed(text: string)
    signal erased
    signal cleared
    signal done

    width: 4 * keyWidth + 3 * spacing + Theme.px(56)
    height: 4 * keyHeight + 3 * spacing
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Number pad")

    component Digit: KeyboardKey {
        id: digit

        required property int figure

        width: root.keyWidth
        height: root.keyHeight
        label: digit.figure
        speech: qsTr("Digit %1").arg(digit.figure)
        letterSize: 52
        open: root.open
        onPressed: root.typed(digit.label)
    }

    Repeater {
        model: 9

        Digit {
            id: key

            required property int index

            x: key.index % 3 * (root.keyWidth + root.spacing)
            y: Math.floor(key.index / 3) * (root.keyHeight + root.spacing)
            figure: key.index + 1
        }
    }

    Digit {
        y: 3 * (root.keyHeight + root.spacing)
        width: root.sign.length > 0 ? 2 * root.keyWidth + root.spacing : 3 * root.keyWidth + 2 * root.spacing
        figure: 0
    }

    KeyboardKey {
        x: 2 * (root.keyWidth + root.spacing)
        y: 3 * (root.keyHeight + root.spacing)
        visible: root.sign.length > 0
        width: root.keyWidth
        height: root.keyHeight
        label: root.sign
        speech: root.sign === ":" ? qsTr("Colon") : qsTr("Decimal point")
        letterSize: 52
        open: root.open
        onPressed: root.typed(root.sign)
    }

    Item {
        x: 3 * (root.keyWidth + root.spacing)
        width: parent.width - x
        height: parent.height

        KeyboardKey {
            width: parent.width
            height: root.keyHeight
            label: "⌫"
            picture: "back"
            speech: qsTr("Erase the last digit")
            repeats: true
            open: root.open
            onPressed: root.erased()
        }
        KeyboardKey {
            y: root.keyHeight + root.spacing
            width: parent.width
            height: root.keyHeight
            label: qsTr("Clear")
            speech: qsTr("Clear the number")
            letterSize: 34
            open: root.open
            onPressed: root.cleared()
        }
        ActionButton {
            y: 2 * (root.keyHeight + root.spacing)
            width: parent.width
            height: 2 * root.keyHeight + root.spacing
            label: root.doneLabel
            open: root.open && root.whole
            accented: true
            letterSize: 44
            onPressed: if (root.open && root.whole)
                root.done()
        }
    }
}
