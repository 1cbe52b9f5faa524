// The message about doors while a window covers the information line: a bar at the display's upper edge.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Rectangle {
    id: root

    required property Service service
    required property bool isCovered

    visible: root.isCovered && root.service.doorsTold.length > 0
    width: told.implicitWidth + Theme.px(60)
    height: Theme.px(30)
    color: "#4a2f05"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.service.doorsTold

    PlainText {
        id: told

        anchors.centerIn: parent
        text: root.service.doorsTold
        color: Theme.amber
        font.family: Theme.text
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(21)
    }
}
