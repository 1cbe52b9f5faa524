// Where a PIN is typed: the prompt, the progress, the error, and the keys.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Column {
    id: root

    required property Reservation reservation

    spacing: Theme.px(16)

    PlainText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.reservation.prompt
        color: Theme.ivory
        font.family: Theme.text
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(28)
    }

    PinDots {
        id: dots

        anchors.horizontalCenter: parent.horizontalCenter
        length: root.reservation.length
    }

    PlainText {
        width: parent.width
        height: Theme.fs(62)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.reservation.trouble
        color: Theme.amber
        font.family: Theme.text
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(24)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fs(17)

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Keypad {
        anchors.horizontalCenter: parent.horizontalCenter
        open: !root.reservation.blocked && !root.reservation.busy
        whole: root.reservation.whole
        onTyped: digit => root.reservation.type(digit)
        onErased: root.reservation.erase()
        onConfirmed: root.reservation.confirm()
    }

    Connections {
        target: root.reservation

        function onMistaken(): void {
            dots.shake();
        }
    }
}
