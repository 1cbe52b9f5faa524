// Where a PIN is typed: the prompt, the progress, the error, and the keys.
import QtQuick
import Boxman.Backend

Column {
    id: root

    required property TypedPin pin

    spacing: Theme.px(16)

    PlainText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.pin.prompt
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(28)
    }

    PinDots {
        id: dots

        anchors.horizontalCenter: parent.horizontalCenter
        length: root.pin.length
        least: root.pin.least
    }

    PlainText {
        width: parent.width
        height: Theme.fs(62)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.pin.trouble
        color: Theme.amber
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(24)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fs(17)

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Keypad {
        anchors.horizontalCenter: parent.horizontalCenter
        open: root.pin.ready
        whole: root.pin.whole
        onTyped: digit => root.pin.type(digit)
        onErased: root.pin.erase()
        onConfirmed: root.pin.confirm()
    }

    Connections {
        target: root.pin

        function onMistaken(): void {
            dots.shake();
        }
    }
}
