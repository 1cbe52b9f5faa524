// The station is reserved: the table cannot be seen or touched until its player is back.
import QtQuick
import Boxman.Backend
import Boxman.Shared

TouchCover {
    id: root

    required property Reservation reservation
    required property bool attendantCalled

    signal attendantWanted

    speech: root.reservation.until

    ShadedRectangle {
        anchors.fill: parent
        upper: "#1c110c"
        lower: "#070403"
    }

    Item {
        anchors.centerIn: parent
        width: Theme.px(1760)
        height: Theme.px(1000)

        Column {
            x: root.reservation.byStaff ? (parent.width - width) / 2 : 0
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(1000)
            spacing: Theme.px(22)

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(190)
                picture: "icons/reserve-gold.png"
            }
            DisplayText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Reserved")
                color: Theme.goldBright
                font.pixelSize: Theme.px(150)
                font.letterSpacing: Theme.px(14)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(80)
            }
            WindowText {
                size: 44
                text: root.reservation.until
            }
            TabularText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.reservation.left
                font.weight: Font.Bold
                font.pixelSize: Theme.px(110)

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Time left %1").arg(text)
            }
            WindowText {
                text: root.reservation.meaning
                color: Theme.ivoryDim
            }
            Item {
                width: parent.width
                height: Theme.px(6)
            }
            ActionButton {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(420)
                height: Theme.px(84)
                label: root.attendantCalled ? qsTr("Call off the attendant") : qsTr("Call attendant")
                accented: root.attendantCalled
                onPressed: root.attendantWanted()
            }
        }

        Rectangle {
            x: Theme.px(1060)
            visible: !root.reservation.byStaff
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(660)
            height: pad.height + Theme.px(80)
            radius: Theme.px(22)
            color: "#17130e"
            border.width: Theme.line(3)
            border.color: Theme.goldDeep

            PinPad {
                id: pad

                anchors.centerIn: parent
                width: parent.width - Theme.px(60)
                pin: root.reservation.pin as TypedPin
            }
        }
    }
}
