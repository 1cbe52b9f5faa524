// The sign over the felt while the station is out of service. It takes no touches: bets can still be taken down.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Service service

    visible: root.service.outOfService
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(1240)
        height: sentences.implicitHeight + Theme.px(84)
        radius: Theme.px(18)
        color: "#ee1b0f0a"
        border.width: Theme.line(4)
        border.color: Theme.gold

        Column {
            id: sentences

            anchors.centerIn: parent
            width: parent.width - Theme.px(80)
            spacing: Theme.px(18)

            DisplayText {
                id: title

                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: qsTr("This station is out of service")
                color: Theme.goldBright
                font.pixelSize: Theme.px(76)
            }

            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: qsTr("No bets, bills or tickets are taken now. Your credit can be cashed out.")
                font.pixelSize: Theme.fs(32)
            }
        }
    }
}
