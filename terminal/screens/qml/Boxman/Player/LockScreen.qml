// Covers play while the terminal must not be used: what is wrong, and what to do.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Service service
    property color veil: root.service.lockCalm ? "#a8050403" : "#d8050403"

    readonly property int doorsHeight: root.service.doors.length > 0 ? Theme.px(62) : 0

    visible: root.service.locked
    Accessible.role: root.service.lockCalm ? Accessible.StaticText : Accessible.AlertMessage
    Accessible.name: root.service.lockTitle
    Accessible.description: root.service.lockSentence

    Rectangle {
        anchors.fill: parent
        color: root.veil
    }

    // Nothing beneath can be touched.
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(980)
        height: Theme.px(root.service.lockCalm ? 300 : 430) + root.doorsHeight
        title: root.service.lockTitle
        isQuiet: root.service.lockCalm
        bodyTop: Theme.px(110)

        PlainText {
            x: Theme.px(40)
            width: parent.width - Theme.px(80)
            height: parent.height - Theme.px(root.service.lockCalm ? 0 : 70) - root.doorsHeight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: root.service.lockSentence
            font.pixelSize: Theme.px(32)
            lineHeight: 1.2
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.px(20)
        }

        PlainText {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.service.lockCalm ? 0 : Theme.px(62)
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.service.doors.length > 0
            text: root.service.doors
            color: Theme.amber
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(28)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        PlainText {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !root.service.lockCalm
            text: root.service.lockCalled ? qsTr("The attendant has been called") : qsTr("Please call an attendant")
            color: Theme.gold
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(26)
        }
    }
}
