// Asks for confirmation before the whole credit is put on a ticket.
import QtQuick
import Boxman.Shared

Veil {
    id: root

    required property string amount
    required property bool byHand

    signal confirmed
    signal refused

    speech: qsTr("Cash out?")
    onTappedBeside: root.refused()

    Card {
        anchors.centerIn: parent
        width: Theme.px(760)
        height: Theme.px(430)
        title: qsTr("Cash out?")

        PlainText {
            width: parent.width
            height: Theme.px(64)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.byHand ? qsTr("No ticket can be printed for it: an attendant pays your whole credit by hand") : qsTr("Your whole credit will be printed as a ticket")
            color: Theme.ivoryDim
            font.pixelSize: Theme.fs(25)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(18)
        }

        TabularText {
            width: parent.width
            y: Theme.px(70)
            horizontalAlignment: Text.AlignHCenter
            text: root.amount
            font.weight: Font.Bold
            font.pixelSize: Theme.px(68)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(30)
        }

        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(24)

            ActionButton {
                width: Theme.px(310)
                height: Theme.px(96)
                label: qsTr("Keep playing")
                letterSize: 36
                onPressed: root.refused()
            }

            ActionButton {
                width: Theme.px(310)
                height: Theme.px(96)
                label: root.byHand ? qsTr("Hand pay") : qsTr("Print ticket")
                accented: true
                letterSize: 36
                onPressed: root.confirmed()
            }
        }
    }
}
