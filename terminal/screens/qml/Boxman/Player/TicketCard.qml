// The ticket under way: it is being printed, or an attendant must look for it.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Readout readout
    readonly property bool inDoubt: root.readout.doubt.length > 0

    visible: root.readout.printing.length > 0

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        color: "#99000000"
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(680)
        height: Theme.px(330)
        isSolid: false
        title: root.inDoubt ? qsTr("Please wait") : qsTr("Printing your ticket")

        TabularText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(4)
            text: root.readout.printing
            font.weight: Font.Bold
            font.pixelSize: Theme.px(68)
        }

        PlainText {
            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.inDoubt ? qsTr("It is not certain that your ticket came out. Please wait for an attendant.") : qsTr("Please take it from the slot below")
            color: root.inDoubt ? Theme.amber : Theme.ivoryDim
            font.pixelSize: Theme.px(26)
        }

        Rectangle {
            visible: !root.inDoubt
            y: Theme.px(104)
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(420)
            height: Theme.px(6)
            radius: height / 2
            color: "#443a28"
            clip: true

            Rectangle {
                width: Theme.px(120)
                height: parent.height
                radius: height / 2
                color: Theme.goldBright

                NumberAnimation on x {
                    running: root.visible && !root.inDoubt
                    loops: Animation.Infinite
                    from: -Theme.px(120)
                    to: Theme.px(420)
                    duration: 1100
                }
            }
        }
    }
}
