// Ten digits, a key to delete the last one and a key to confirm. It does not know what is typed.
pragma ComponentBehavior: Bound

import QtQuick

Grid {
    id: root

    property int keySize: Theme.px(104)
    property bool open: true
    property bool whole: false

    signal typed(int digit)
    signal erased
    signal confirmed

    columns: 3
    spacing: Theme.px(12)

    component Digit: ActionButton {
        id: digit

        required property int figure

        width: Math.round(root.keySize * 1.25)
        height: root.keySize
        label: digit.figure
        speech: qsTr("Digit %1").arg(digit.figure)
        open: root.open
        letterSize: 56
        onPressed: if (root.open)
            root.typed(digit.figure)
    }

    Repeater {
        model: 9

        Digit {
            required property int index

            figure: index + 1
        }
    }

    IconButton {
        width: Math.round(root.keySize * 1.25)
        height: root.keySize
        picture: "icons/back.png"
        speech: qsTr("Erase the last digit")
        open: root.open
        onPressed: if (root.open)
            root.erased()
    }

    Digit {
        figure: 0
    }

    ActionButton {
        width: Math.round(root.keySize * 1.25)
        height: root.keySize
        label: qsTr("OK")
        speech: qsTr("Confirm the PIN")
        open: root.open && root.whole
        accented: true
        letterSize: 48
        onPressed: if (root.open)
            root.confirmed()
    }
}
