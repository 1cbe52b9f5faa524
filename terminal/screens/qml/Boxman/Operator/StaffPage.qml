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

        x: head.x + head.width - width
        y: head.y
        width: Theme.px(200)
        height: head.height
    }

    Item {
        id: aside

        x: head.x + Theme.px(140)
        y: head.y
        width: Theme.px(220)
        height: head.height
    }

    Item {
        id: overlay

        anchors.fill: parent
    }

    StaffHead {
        id: head

        menu: root.menu

        PlainText {
            readonly property Notice notice: root.menu.notice as Notice

            x: Theme.px(1202)
            width: Theme.px(410)
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: notice.text
            color: Theme.amber
            font.pixelSize: Theme.px(22)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)

            Accessible.role: Accessible.AlertMessage
            Accessible.name: notice.text
            Accessible.ignored: notice.text.length === 0
        }
    }
}
