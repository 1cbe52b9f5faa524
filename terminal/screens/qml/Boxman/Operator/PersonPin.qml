// The PIN of a person of the staff as it is typed.
import QtQuick
import Boxman.Backend
import Boxman.Shared

PinPad {
    id: root

    required property PinDialog pin

    prompt: root.pin.prompt
    trouble: root.pin.trouble
    length: root.pin.length
    least: root.pin.least
    open: root.pin.ready
    whole: root.pin.whole
    onTyped: digit => root.pin.type(digit)
    onErased: root.pin.erase()
    onConfirmed: root.pin.confirm()

    Connections {
        target: root.pin

        function onMistaken(): void {
            root.shake();
        }
    }
}
