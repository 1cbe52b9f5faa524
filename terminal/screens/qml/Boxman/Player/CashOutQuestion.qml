// Asks before the whole credit goes on a ticket.
import QtQuick

Item {
    id: root

    required property string amount
    required property bool covered
    property bool asking: false

    signal confirmed

    onCoveredChanged: root.asking = false

    visible: root.asking
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Cash out?")

    Rectangle {
        anchors.fill: parent
        color: "#99000000"
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.asking = false
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(680)
        height: Theme.px(400)
        title: qsTr("CASH OUT?")

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(4)
            text: qsTr("Your whole credit will be printed as a ticket")
            color: Theme.ivoryDim
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(25)
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(46)
            text: root.amount
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.Bold
            font.pixelSize: Theme.px(68)
            font.features: {
                "tnum": 1
            }
        }

        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(24)

            ActionButton {
                width: Theme.px(280)
                height: Theme.px(96)
                label: qsTr("KEEP PLAYING")
                speech: qsTr("Keep playing")
                letterSize: 36
                onPressed: root.asking = false
            }

            ActionButton {
                width: Theme.px(280)
                height: Theme.px(96)
                label: qsTr("PRINT TICKET")
                speech: qsTr("Print ticket")
                accented: true
                letterSize: 36
                onPressed: {
                    root.asking = false;
                    root.confirmed();
                }
            }
        }
    }
}
