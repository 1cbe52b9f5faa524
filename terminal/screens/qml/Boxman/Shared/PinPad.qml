// Where a PIN is typed: the prompt, the progress, the error, and the keys.
import QtQuick

Column {
    id: root

    required property string prompt
    required property string trouble
    required property int length
    property int least: 4
    // The keys are open; the PIN can be confirmed.
    property bool open: true
    property bool whole: false

    signal typed(digit: int)
    signal erased
    signal confirmed

    function shake(): void {
        dots.shake();
    }

    spacing: Theme.px(16)

    PlainText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.prompt
        font.weight: Font.DemiBold
        font.pixelSize: Theme.fs(28)
    }

    PinDots {
        id: dots

        anchors.horizontalCenter: parent.horizontalCenter
        length: root.length
        least: root.least
    }

    PlainText {
        width: parent.width
        height: Theme.fs(62)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.trouble
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
        open: root.open
        whole: root.whole
        onTyped: digit => root.typed(digit)
        onErased: root.erased()
        onConfirmed: root.confirmed()
    }
}
