// A device on the attendant's panel: a sign, its name, and its status.
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

    PlainText {
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(44)
        horizontalAlignment: Text.AlignHCenter
        text: Theme.mark(root.tone)
        color: Theme.toneInk(root.tone)
        font.weight: Font.Bold
        font.pixelSize: Theme.px(36)
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
            color: root.tone === "good" ? Theme.ivoryDim : Theme.amber
            font.pixelSize: Theme.px(21)
        }
    }
}
