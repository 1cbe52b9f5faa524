// A device on the attendant's panel: a light, its name, and its status.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property string name
    required property string tone
    required property string status
    required property string advice

    height: Theme.px(88)
    radius: Theme.px(10)
    color: "#16ffffff"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name + ": " + root.status

    Rectangle {
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(18)
        height: width
        radius: width / 2
        color: root.tone === "ready" ? Theme.green : root.tone === "passing" ? Theme.amber : Theme.red
    }
    Column {
        x: Theme.px(58)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(76)
        spacing: Theme.px(2)

        StaffText {
            width: parent.width
            text: root.name
            font.weight: Font.DemiBold
        }
        StaffText {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            text: root.advice.length > 0 ? root.status + " · " + root.advice : root.status
            color: root.tone === "ready" ? Theme.ivoryDim : Theme.amber
            font.pixelSize: Theme.px(21)
        }
    }
}
