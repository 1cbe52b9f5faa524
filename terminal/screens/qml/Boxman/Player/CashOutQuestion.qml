// Asks before the whole credit goes on a ticket.
import QtQuick

Veil {
    id: root

    required property string amount

    signal confirmed
    signal refused

    speech: qsTr("Cash out?")
    onTappedBeside: root.refused()

    Card {
        anchors.centerIn: parent
        width: Theme.px(760)
        height: Theme.px(430)
        title: qsTr("Cash out?")

        MouseArea {
            anchors.fill: parent
        }

        Text {
            width: parent.width
            height: Theme.px(64)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Your whole credit will be printed as a ticket")
            color: Theme.ivoryDim
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.fs(25)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(18)
        }

        Text {
            width: parent.width
            y: Theme.px(70)
            horizontalAlignment: Text.AlignHCenter
            text: root.amount
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.Bold
            font.pixelSize: Theme.px(68)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(30)
            font.features: {
                "tnum": 1
            }
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
                label: qsTr("Print ticket")
                accented: true
                letterSize: 36
                onPressed: root.confirmed()
            }
        }
    }
}
