// The PIN of a reservation as it is typed.
import QtQuick
import Boxman.Backend
import Boxman.Shared

PinPad {
    id: root

    required property Reservation reservation

    prompt: root.reservation.prompt
    trouble: root.reservation.trouble
    length: root.reservation.length
    open: !root.reservation.blocked && !root.reservation.busy
    whole: root.reservation.whole
    onTyped: digit => root.reservation.type(digit)
    onErased: root.reservation.erase()
    onConfirmed: root.reservation.confirm()

    Connections {
        target: root.reservation

        function onMistaken(): void {
            root.shake();
        }
    }
}
