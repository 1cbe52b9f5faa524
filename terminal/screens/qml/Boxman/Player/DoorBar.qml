// The message about doors while a window covers the information line: a bar at the display's upper edge.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Rectangle {
    id: root

    required property Service service
    required property bool isCovered

    visible: root.isCovered && root.service.doorsText.length > 0
    width: label.implicitWidth + Theme.px(60)
    height: Theme.px(30)
    color: "#4a2f05"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.service.doorsText

    PlainText {
        id: label

        anchors.centerIn: parent
        text: root.service.doorsText
        color: Theme.amber
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(21)
    }
}
