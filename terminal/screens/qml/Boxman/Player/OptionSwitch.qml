// A slider with two ends. The word is on the side away from the knob, so that it can be read without its colour.
import QtQuick
import Boxman.Shared

ShadedRectangle {
    id: root

    required property bool isOn
    required property string word

    implicitWidth: Theme.px(148)
    implicitHeight: Theme.px(60)
    radius: height / 2
    border.width: Theme.line(2)
    border.color: root.isOn ? Theme.goldBright : "#80775f"
    upper: root.isOn ? "#5d4313" : "#0c0b09"
    lower: root.isOn ? "#86641f" : "#24211b"

    DisplayText {
        x: root.isOn ? Theme.px(14) : knob.width + Theme.px(8)
        width: parent.width - knob.width - Theme.px(22)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.word
        color: root.isOn ? "#fff3d0" : Theme.ivoryDim
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(1)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(19)
    }

    ShadedRectangle {
        id: knob

        x: root.isOn ? root.width - width - Theme.px(5) : Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        width: root.height - Theme.px(10)
        height: width
        radius: width / 2
        border.width: Theme.line(2)
        border.color: "#120d05"
        upper: root.isOn ? "#fdf0c8" : "#d8d2bd"
        lower: root.isOn ? "#c79c43" : "#8b8570"

        Behavior on x {
            NumberAnimation {
                duration: 130
                easing.type: Easing.OutQuad
            }
        }
    }
}
