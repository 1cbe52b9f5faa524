// A small window over the game, with a title in gold.
import QtQuick

ShadedRectangle {
    id: root

    required property string title
    default property alias content: body.data
    property int bodyTop: Theme.px(96)
    property bool isQuiet: false
    property bool isSolid: true

    radius: Theme.px(22)
    border.width: Theme.line(3)
    border.color: root.isQuiet ? Theme.goldDeep : Theme.gold
    upper: "#2a241a"
    lower: "#100e0b"

    // A touch on the card, up to its border, is not a touch beside it; and what is beneath does not get it.
    MouseArea {
        anchors.fill: parent
        enabled: root.isSolid
        preventStealing: true
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(7)
        radius: Theme.px(16)
        color: "transparent"
        border.width: Theme.line(1)
        border.color: "#55d8b565"
    }

    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(30)
        text: root.title
        color: root.isQuiet ? Theme.ivory : Theme.goldBright
        font.pixelSize: Theme.px(52)
        font.letterSpacing: Theme.px(3)
    }

    Item {
        id: body

        anchors.fill: parent
        anchors.topMargin: root.bodyTop
        anchors.leftMargin: Theme.px(36)
        anchors.rightMargin: Theme.px(36)
        anchors.bottomMargin: Theme.px(34)
    }
}
