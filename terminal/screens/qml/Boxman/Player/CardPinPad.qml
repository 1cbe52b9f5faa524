// The PIN of a player's card as it is typed.
import QtQuick
import Boxman.Backend
import Boxman.Shared

PinPad {
    id: root

    required property PlayerCard playerCard

    prompt: root.playerCard.prompt
    trouble: root.playerCard.trouble
    length: root.playerCard.length
    open: !root.playerCard.busy
    whole: root.playerCard.whole
    onTyped: digit => root.playerCard.type(digit)
    onErased: root.playerCard.erase()
    onConfirmed: root.playerCard.confirm()

    Connections {
        target: root.playerCard

        function onMistaken(): void {
            root.shake();
        }
    }
}
