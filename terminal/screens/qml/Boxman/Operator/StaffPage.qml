// A page of the staff's menu over the whole display: its title, and the way back.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    property string title: root.menu.title
    default property alias content: body.data

    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    Rectangle {
        anchors.fill: parent
        color: Theme.night
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1896)
        height: Theme.px(1056)
        title: root.title
        bodyTop: Theme.px(112)

        Item {
            id: body

            anchors.fill: parent
        }
    }

    IconButton {
        x: Math.round(root.width / 2) - Theme.px(912)
        y: Math.round(root.height / 2) - Theme.px(504)
        width: Theme.px(120)
        height: Theme.px(76)
        picture: "icons/arrow-left.png"
        speech: qsTr("Back")
        onPressed: root.menu.back()
    }
}
