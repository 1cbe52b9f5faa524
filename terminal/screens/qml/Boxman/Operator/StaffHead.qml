// The head of a staff page: the way back, at the same place on every page, and what a page has beside it.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    default property alias content: beside.data

    x: Math.round(parent.width / 2) - Theme.px(912)
    y: Math.round(parent.height / 2) - Theme.px(504)
    width: Theme.px(1824)
    height: Theme.px(76)

    Item {
        id: beside

        anchors.fill: parent
    }

    IconButton {
        width: Theme.px(120)
        height: parent.height
        picture: "icons/arrow-left.png"
        speech: qsTr("Back")
        onPressed: root.menu.back()
    }
}
