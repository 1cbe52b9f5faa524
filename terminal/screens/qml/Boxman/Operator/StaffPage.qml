// A page of the staff's menu over the whole display: its title, and the way back.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    property string title: root.menu.title
    default property alias content: body.data
    // What is in the corner opposite the way back, what is beside that, and what covers everything except that.
    property alias corner: corner.data
    property alias aside: aside.data
    property alias overlay: overlay.data

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

    Item {
        id: corner

        x: Math.round(root.width / 2) + Theme.px(912) - width
        y: Math.round(root.height / 2) - Theme.px(504)
        width: Theme.px(200)
        height: Theme.px(76)
    }

    Item {
        id: aside

        x: Math.round(root.width / 2) - Theme.px(772)
        y: Math.round(root.height / 2) - Theme.px(504)
        width: Theme.px(220)
        height: Theme.px(76)
    }

    Item {
        id: overlay

        anchors.fill: parent
    }

    PlainText {
        readonly property Notice notice: root.menu.notice as Notice

        x: Math.round(root.width / 2) + Theme.px(290)
        y: Math.round(root.height / 2) - Theme.px(504)
        width: Theme.px(410)
        height: Theme.px(76)
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: notice.text
        color: Theme.amber
        font.pixelSize: Theme.px(22)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(16)

        Accessible.role: Accessible.AlertMessage
        Accessible.name: notice.text
        Accessible.ignored: notice.text.length === 0
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
