// Test mode, announced over every screen.
import QtQuick

Rectangle {
    width: label.implicitWidth + Theme.px(48)
    height: Theme.px(46)
    radius: Theme.px(10)
    color: Theme.amber
    Accessible.role: Accessible.AlertMessage
    Accessible.name: label.text

    PlainText {
        id: label

        anchors.centerIn: parent
        text: qsTr("Test mode: nothing here counts")
        color: Theme.night
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(25)
    }
}
