// A keyboard for a line of text: letters with shift, digits, signs, and the accents of all languages of the screen. It
// does not know what is typed.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    // What is typed can be accepted as it is: Done is open.
    property bool whole: true
    property bool open: true
    property string doneLabel: qsTr("Done")

    readonly property int keyHeight: Theme.px(92)
    readonly property int keyWidth: Theme.px(136)
    readonly property int spacing: Theme.px(10)
    readonly property int sideWidth: Theme.px(206)

    readonly property var letters: ["1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm,./"]
    readonly property var accents: ["äöüßàâáæčć", "çđèéêëìíîï", "ñòóôùúûœšž", "¿¡ÿ'’«»€£°"]
    readonly property var signs: ["1234567890", ".,:;-_/\\@#", "()[]{}+*=%", "!?&'\"<>|~$"]

    property string page: "letters"
    // Capitals: none, for the next letter, or until Shift is touched again.
    property int shift: 0

    signal typed(text: string)
    signal erased
    signal cleared
    signal done

    // The sign of a key. The German ß has no capital that is in use.
    function sign(row: int, column: int): string {
        const rows = root.page === "accents" ? root.accents : root.page === "signs" ? root.signs : root.letters;
        const plain = rows[row][column];
        return root.shift > 0 && plain !== "ß" ? plain.toUpperCase() : plain;
    }

    function press(sign: string): void {
        if (root.shift === 1)
            root.shift = 0;
        root.typed(sign);
    }

    function turn(page: string): void {
        root.page = root.page === page ? "letters" : page;
    }

    width: 10 * keyWidth + 10 * spacing + sideWidth
    height: 5 * keyHeight + 4 * spacing
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Keyboard")

    Repeater {
        model: 40

        KeyboardKey {
            id: key

            required property int index
            readonly property int row: Math.floor(key.index / 10)
            readonly property int column: key.index % 10

            x: key.column * (root.keyWidth + root.spacing)
            y: key.row * (root.keyHeight + root.spacing)
            width: root.keyWidth
            height: root.keyHeight
            label: root.sign(key.row, key.column)
            speech: qsTr("Key %1").arg(key.label)
            open: root.open
            onPressed: root.press(key.label)
        }
    }

    Row {
        y: 4 * (root.keyHeight + root.spacing)
        height: root.keyHeight
        spacing: root.spacing

        KeyboardKey {
            width: 2 * root.keyWidth + root.spacing
            height: parent.height
            label: root.shift === 2 ? qsTr("CAPITALS") : qsTr("Shift")
            speech: qsTr("Shift")
            lit: root.shift > 0
            letterSize: 34
            open: root.open
            onPressed: root.shift = (root.shift + 1) % 3
        }
        KeyboardKey {
            width: Math.round(1.5 * root.keyWidth)
            height: parent.height
            label: "äčé"
            speech: qsTr("Letters with accents")
            lit: root.page === "accents"
            letterSize: 36
            open: root.open
            onPressed: root.turn("accents")
        }
        KeyboardKey {
            width: Math.round(1.5 * root.keyWidth)
            height: parent.height
            label: "@#?"
            speech: qsTr("Signs")
            lit: root.page === "signs"
            letterSize: 36
            open: root.open
            onPressed: root.turn("signs")
        }
        KeyboardKey {
            width: 10 * root.keyWidth + 9 * root.spacing - x
            height: parent.height
            label: qsTr("Space")
            letterSize: 34
            open: root.open
            onPressed: root.press(" ")
        }
    }

    Item {
        x: 10 * (root.keyWidth + root.spacing)
        width: root.sideWidth
        height: parent.height

        KeyboardKey {
            width: parent.width
            height: root.keyHeight
            label: "⌫"
            picture: "back"
            speech: qsTr("Erase the last letter")
            repeats: true
            open: root.open
            onPressed: root.erased()
        }
        KeyboardKey {
            y: root.keyHeight + root.spacing
            width: parent.width
            height: root.keyHeight
            label: qsTr("Clear")
            speech: qsTr("Clear the line")
            letterSize: 34
            open: root.open
            onPressed: root.cleared()
        }
        ActionButton {
            y: 2 * (root.keyHeight + root.spacing)
            width: parent.width
            height: 3 * root.keyHeight + 2 * root.spacing
            label: root.doneLabel
            open: root.open && root.whole
            accented: true
            letterSize: 48
            onPressed: if (root.open && root.whole)
                root.done()
        }
    }
}
