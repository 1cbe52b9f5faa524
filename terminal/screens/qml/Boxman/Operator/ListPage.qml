// A page that is a list: filters over it, a few rows at a time, and buttons that turn its pages.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property Listing page
    readonly property int headHeight: Theme.px(44)
    readonly property int rowHeight: Theme.px(root.page.noted ? 106 : 66)
    // The text about the list is beneath it; a page with buttons has it beside them.
    property bool footed: true
    readonly property int turningWidth: turning.visible ? turning.width + Theme.px(20) : 0
    readonly property real rowsEnd: rows.y + rows.height

    Row {
        id: choices

        height: count.count > 0 ? Theme.px(66) : 0
        spacing: Theme.px(choices.crowded ? 8 : 14)

        readonly property bool crowded: count.count > 10

        Repeater {
            id: count

            model: root.page.choices
            onItemAdded: choices.forceLayout() // a touch may be faster than the next frame

            ListChoice {
                id: choice

                height: choices.height
                crowded: choices.crowded
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

                required selected
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
        anchors.right: turning.visible ? turning.left : parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        height: turning.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        visible: root.footed
        text: root.page.foot
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(21)
    }

    Row {
        id: turning

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.px(76)
        spacing: Theme.px(14)
        visible: root.page.numbered.length > 0

        ActionButton {
            width: Theme.px(110)
            height: parent.height
            open: root.page.hasPrevious
            label: qsTr("First")
            speech: qsTr("First page")
            letterSize: 24
            onPressed: root.page.turnToFirst()
        }
        IconButton {
            width: Theme.px(120)
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
            minimumPixelSize: Theme.px(20)
        }
        IconButton {
            width: Theme.px(120)
            height: parent.height
            open: root.page.hasNext
            picture: "icons/arrow-right.png"
            speech: qsTr("Next page")
            onPressed: root.page.turn(1)
        }
        ActionButton {
            width: Theme.px(110)
            height: parent.height
            open: root.page.hasNext
            label: qsTr("Last")
            speech: qsTr("Last page")
            letterSize: 24
            onPressed: root.page.turnToLast()
        }
    }

    corner: ActionButton {
        anchors.fill: parent
        visible: root.page.exportable
        label: qsTr("Export")
        letterSize: 26
        onPressed: (root.page.exporting as Exporting).begin()
    }

    aside: ActionButton {
        // A LogListing; the linter's description of Python classes does not know the subclasses of Listing.
        readonly property var log: root.page

        anchors.fill: parent
        visible: root.page.isLog || root.page.reportable
        label: !root.page.isLog ? qsTr("PDF report") : log.searching ? qsTr("Show all") : qsTr("Find")
        letterSize: 26
        onPressed: {
            if (!root.page.isLog)
                (root.page.reporting as Exporting).begin();
            else if (log.searching)
                log.endSearch();
            else
                (log.finding as Finding).begin();
        }
    }

    overlay: Item {
        anchors.fill: parent

        Loader {
            anchors.fill: parent
            active: root.page.isLog

            sourceComponent: FindWindow {
                readonly property var log: root.page

                finding: log.finding as Finding
            }
        }

        ExportWindow {
            anchors.fill: parent
            exporting: root.page.exporting as Exporting
        }

        ExportWindow {
            anchors.fill: parent
            exporting: root.page.reporting as Exporting
        }
    }
}
