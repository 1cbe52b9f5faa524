// A place at the table: its number, how its bets stand, what is staked, and whether it shoots.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property int seat
    required property bool taken
    required property string tone
    required property string word
    required property string stake
    required property bool shoots
    required property string speech
    // A touch makes this seat the shooter.
    required property bool open
    // A touch shows its bets.
    required property bool tells
    readonly property bool isTouched: root.open || root.tells

    signal touched

    Accessible.role: root.isTouched ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.speech
    Accessible.onPressAction: if (root.isTouched)
        root.touched()

    ShadedRectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        opacity: root.taken ? 1 : 0.55
        border.width: root.open || root.shoots ? Theme.line(4) : Theme.line(2)
        border.color: root.open || root.shoots ? Theme.goldBright : root.taken ? Theme.goldDeep : "#4d432f"
        upper: root.open ? "#7a5c22" : root.taken ? "#2f291e" : "#15120d"
        lower: root.open ? "#4a3612" : root.taken ? "#14110c" : "#0d0b08"
    }

    DisplayText {
        x: Theme.px(12)
        y: Theme.px(6)
        text: root.seat
        color: root.taken ? Theme.goldBright : Theme.ivoryDim
        font.pixelSize: Theme.px(46)
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(14)
        spacing: Theme.px(4)
        visible: root.shoots

        Repeater {
            model: [3, 4]

            Picture {
                required property int modelData

                width: Theme.px(32)
                picture: "dice/face-" + Theme.diceColour + modelData + ".png"
            }
        }
    }

    PlainText {
        x: Theme.px(10)
        y: Theme.px(56)
        width: parent.width - 2 * x
        height: Theme.px(30)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: (Theme.mark(root.tone) + " " + root.word).trim()
        color: root.taken ? Theme.toneInk(root.tone) : Theme.ivoryDim
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    TabularText {
        x: Theme.px(10)
        y: Theme.px(86)
        width: parent.width - 2 * x
        height: Theme.px(30)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.stake
        font.weight: Font.Bold
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }

    Tap {
        enabled: root.isTouched
        onTapped: root.touched()
    }
}
