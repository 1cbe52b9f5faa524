// One Hard Ways pair of the statistics, and how many rolls ago it came.
import QtQuick
import Boxman.Shared

Plate {
    id: root

    required property string title
    required property string value
    required property list<int> dice

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(root.value)

    DicePicture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(13)
        dice: root.dice
        size: Theme.px(36)
    }
    Lettering {
        y: Theme.px(52)
        width: parent.width
        height: parent.height - y
        text: root.value
        color: Theme.goldBright
        size: 44
    }
}
