// A page that is a list: filters over it, a few rows at a time, and buttons that turn its pages.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property Listing page
    readonly property int headHeight: Theme.px(44)
    readonly property int rowHeight: Theme.px(root.page.noted ? 92 : 66)

    Row {
        id: choices

        height: count.count > 0 ? Theme.px(66) : 0
        spacing: Theme.px(14)

        Repeater {
            id: count

            model: root.page.choices
            onItemAdded: choices.forceLayout() // a touch may be faster than the next frame

            ListChoice {
                id: choice

                height: choices.height
                onTouched: root.page.choose(choice.name)
            }
        }
    }

    ListCells {
        id: head

        y: choices.height + Theme.px(choices.height > 0 ? 14 : 0)
        height: root.headHeight
        headings: root.page.headings as Rows
        texts: []
        heading: true
    }

    Column {
        id: rows

        y: head.y + head.height
        width: parent.width
        spacing: Theme.px(root.page.noted ? 4 : 2)

        Repeater {
            model: root.page.shown
            onItemAdded: rows.forceLayout()

            ListLine {
                id: line

                width: rows.width
                height: root.rowHeight
                headings: root.page.headings as Rows
                onTouched: root.page.touch(line.index)
            }
        }
    }

    PlainText {
        anchors.centerIn: parent
        visible: root.page.empty.length > 0
        text: root.page.empty
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(28)
    }

    PlainText {
        anchors.left: parent.left
        anchors.right: turning.left
        anchors.rightMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        height: turning.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.page.foot
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(21)
    }

    Row {
        id: turning

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.px(76)
        spacing: Theme.px(20)
        visible: root.page.numbered.length > 0

        IconButton {
            width: Theme.px(140)
            height: parent.height
            open: root.page.hasPrevious
            picture: "icons/arrow-left.png"
            speech: qsTr("Previous page")
            onPressed: root.page.turn(-1)
        }
        PlainText {
            width: Theme.px(240)
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.page.numbered
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }
        IconButton {
            width: Theme.px(140)
            height: parent.height
            open: root.page.hasNext
            picture: "icons/arrow-right.png"
            speech: qsTr("Next page")
            onPressed: root.page.turn(1)
        }
    }

    corner: ActionButton {
        anchors.fill: parent
        visible: root.page.exportable
        label: qsTr("Export")
        letterSize: 26
        onPressed: (root.page.exporting as Exporting).begin()
    }

    overlay: ExportWindow {
        anchors.fill: parent
        exporting: root.page.exporting as Exporting
    }
}
