// The row under the felt: buttons that take chips down, the chips, and buttons that place chips again.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Touching game
    required property Controls controls
    required property Rows chips
    required property bool keepable
    required property bool keeping
    required property bool repeating

    // Undo and Redo are beside each other: the longer word determines the size of both.
    readonly property real pairSize: Math.min(24, 24 * Theme.px(76) / Math.max(1, undoWord.advanceWidth, redoWord.advanceWidth))

    component PairWord: TextMetrics {
        font.family: Theme.display
        font.weight: Font.Bold
        font.capitalization: Font.AllUppercase
        font.pixelSize: Math.max(1, Theme.px(24))
        font.letterSpacing: Theme.px(1)
    }

    PairWord {
        id: undoWord

        text: qsTr("Undo")
    }
    PairWord {
        id: redoWord

        text: qsTr("Redo")
    }

    signal chipCarried(int chip, string picture, point at)
    signal chipDropped(int chip, point at)
    signal keepPressed
    signal repeatHeld

    ActionButton {
        width: Theme.px(128)
        height: root.height
        label: qsTr("Clear last")
        note: qsTr("twice: all")
        letterSize: 26
        open: root.controls.clearOpen
        onPressed: root.game.pressClear()
    }
    ActionButton {
        x: Theme.px(136)
        width: Theme.px(92)
        height: root.height
        label: undoWord.text
        icon: "undo"
        letterSize: root.pairSize
        open: root.controls.undoOpen
        onPressed: root.game.press("undo")
    }
    ActionButton {
        x: Theme.px(236)
        width: Theme.px(92)
        height: root.height
        label: redoWord.text
        icon: "redo"
        letterSize: root.pairSize
        open: root.controls.redoOpen
        onPressed: root.game.press("redo")
    }

    ChipRail {
        x: Theme.px(340)
        width: Theme.px(796)
        height: root.height
        chips: root.chips
        selected: root.game.selectedChip
        onChosen: chip => root.game.selectChip(chip)
        onCarried: (chip, picture, at) => root.chipCarried(chip, picture, at)
        onDropped: (chip, at) => root.chipDropped(chip, at)
    }

    ActionButton {
        x: Theme.px(1148)
        width: Theme.px(128)
        height: root.height
        label: qsTr("Double")
        open: root.controls.doubleOpen
        onPressed: root.game.press("double")
    }
    ActionButton {
        x: Theme.px(1284)
        width: Theme.px(128)
        height: root.height
        label: root.repeating ? qsTr("Auto repeat") : qsTr("Repeat")
        note: root.repeating ? qsTr("touch to stop") : qsTr("hold: auto")
        speech: root.repeating ? qsTr("Stop auto repeat") : qsTr("Repeat")
        holdable: true
        letterSize: root.repeating ? 25 : 30
        accented: root.repeating
        open: root.controls.repeatOpen || root.repeating
        onPressed: root.game.press("repeat")
        onHeld: root.repeatHeld()
    }
    ActionButton {
        x: Theme.px(1420)
        width: Theme.px(128)
        height: root.height
        visible: root.keepable
        label: qsTr("Keep bets")
        note: root.keeping ? qsTr("on") : qsTr("off")
        speech: root.keeping ? qsTr("Stop keeping bets on") : qsTr("Keep bets on")
        letterSize: 25
        accented: root.keeping
        onPressed: root.keepPressed()
    }
}
