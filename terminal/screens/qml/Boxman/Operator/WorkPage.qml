// A page that is a list with buttons for staff actions under it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

ListPage {
    id: root

    // An ActionListing; the linter's description of Python classes does not know the subclasses of Listing.
    readonly property var work: root.page

    // What page numbers and a short text leave for the buttons.
    readonly property int buttonRoom: Theme.px(1824 - 240) - root.turningWidth

    footed: false

    Row {
        id: buttons

        anchors.left: parent.left
        anchors.bottom: parent.bottom
        height: Theme.px(76)
        spacing: Theme.px(20)

        Repeater {
            id: each

            model: root.work.buttons

            ActionButton {
                id: button

                required property int number
                required property string title
                required property bool ready

                width: Math.min(Theme.px(400), root.buttonRoom / Math.max(1, each.count) - buttons.spacing)
                height: Theme.px(76)
                label: button.title
                open: button.ready
                letterSize: 26
                onPressed: root.work.act(button.number)
            }
        }
    }

    PlainText {
        anchors.left: buttons.right
        anchors.leftMargin: Theme.px(buttons.width > 0 ? 30 : 0)
        anchors.right: parent.right
        anchors.rightMargin: root.turningWidth + Theme.px(20)
        anchors.bottom: parent.bottom
        height: buttons.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.work.said
        color: root.work.refused ? Theme.amber : Theme.ivoryDim
        font.pixelSize: Theme.px(22)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(15)
    }
}
