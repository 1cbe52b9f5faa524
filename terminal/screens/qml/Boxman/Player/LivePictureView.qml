// The live picture of the dice over the tray, with the dice as they were read in a corner; without one the tray is seen.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property LivePicture picture
    required property Dice dice

    visible: root.picture.source !== ""

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Live picture of the dice")

    Image {
        anchors.fill: parent
        source: root.picture.source
        cache: false
        fillMode: Image.PreserveAspectCrop
    }

    Rectangle {
        visible: read.visible
        anchors.fill: read
        anchors.margins: -Theme.px(8)
        radius: Theme.px(8)
        color: "#b3000000"
    }

    DicePicture {
        id: read

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(14)
        visible: root.dice.phase === "rest" && root.dice.total > 0
        dice: root.dice.shown
        size: Theme.px(56)
    }

    Rectangle {
        visible: call.text.length > 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.px(56)
        color: "#b3000000"
    }

    DisplayText {
        id: call

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.px(16)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(6)
        horizontalAlignment: Text.AlignHCenter
        text: root.dice.call.toUpperCase()
        color: root.dice.isBad ? Theme.redInk : Theme.goldBright
        font.pixelSize: Theme.px(38)
        font.letterSpacing: Theme.px(2)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(18)
    }
}
