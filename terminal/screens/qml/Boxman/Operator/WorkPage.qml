// A page that is a list with buttons for staff actions under it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

ListPage {
    id: root

    // An ActionListing; the linter's description of Python classes does not know the subclasses of Listing.
    readonly property var work: root.page

    // Buttons of the page's own, before those of its model.
    property alias own: own.data
    // What page numbers and a short text leave for the buttons; the text may be above them.
    readonly property int buttonRoom: Theme.px(root.gap < Theme.px(40) ? 1824 - 240 : 1824) - root.turningWidth - buttons.x
    // What the buttons leave for the text, beside them and above them. A text that is long is above, if it can be.
    readonly property int saidFrom: buttons.x + buttons.width + Theme.px(buttons.x + buttons.width > 0 ? 30 : 0)
    readonly property int saidRoom: Theme.px(1824) - root.saidFrom - root.turningWidth
    readonly property int gap: buttons.y - root.rowsEnd
    readonly property bool saidAbove: said.implicitWidth > 2 * root.saidRoom && root.gap >= Theme.px(40)

    footed: false

    Item {
        id: own

        anchors.bottom: parent.bottom
        width: childrenRect.width
        height: Theme.px(76)
    }

    Row {
        id: buttons

        x: own.width > 0 ? own.width + buttons.spacing : 0
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
        id: said

        x: root.saidAbove ? 0 : root.saidFrom
        y: root.saidAbove ? buttons.y - height : buttons.y
        width: root.saidAbove ? parent.width : root.saidRoom
        height: root.saidAbove ? Math.min(root.gap, Theme.px(76)) : buttons.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        text: root.work.said
        color: root.work.refused ? Theme.amber : Theme.ivoryDim
        font.pixelSize: Theme.px(22)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }
}
