// A page that is a list: filters over it, a few rows at a time, and buttons that turn its pages.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Player

StaffPage {
    id: root

    required property Listing page
    readonly property int headHeight: Theme.px(44)
    readonly property int rowHeight: Theme.px(root.page.noted ? 92 : 64)

    component Cells: Row {
        id: cells

        required property list<string> texts
        property string tone: ""
        property bool heading: false

        Repeater {
            model: root.page.headings

            Text {
                id: cell

                required property int index
                required property int share
                required property bool figures
                required property string title
                readonly property bool isLast: cell.index === cells.texts.length - 1

                width: Theme.px(cell.share)
                height: cells.height
                leftPadding: Theme.px(20)
                rightPadding: Theme.px(20)
                horizontalAlignment: cell.figures ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignVCenter
                text: cells.heading ? cell.title : cells.texts[cell.index] ?? ""
                color: cells.heading ? Theme.gold : cell.isLast && cells.tone === "good" ? Theme.green : cell.isLast && cells.tone === "care" ? Theme.amber : cell.isLast && cells.tone === "bad" ? Theme.redInk : Theme.ivory
                font.family: Theme.text
                font.weight: cells.heading ? Font.DemiBold : Font.Medium
                font.pixelSize: Theme.px(cells.heading ? 21 : 24)
                font.features: {
                    "tnum": 1
                }
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(16)
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
        }
    }

    Row {
        id: choices

        height: count.count > 0 ? Theme.px(66) : 0
        spacing: Theme.px(14)

        Repeater {
            id: count

            model: root.page.choices
            onItemAdded: choices.forceLayout() // a finger may be quicker than the next frame

            Rectangle {
                id: choice

                required property string name
                required property string title
                required property bool chosen

                width: Math.max(word.implicitWidth + Theme.px(56), Theme.px(160))
                height: choices.height
                radius: Theme.px(10)
                color: tap.pressed ? "#8a6a2a" : choice.chosen ? "#c79c43" : "#2b2619"
                border.width: Theme.line(2)
                border.color: choice.chosen ? "#fff3c9" : Theme.goldDeep
                Accessible.role: Accessible.PageTab
                Accessible.name: choice.title
                Accessible.selected: choice.chosen
                Accessible.onPressAction: root.page.choose(choice.name)

                Text {
                    id: word

                    anchors.centerIn: parent
                    text: choice.title
                    color: choice.chosen ? Theme.ink : Theme.ivory
                    font.family: Theme.display
                    font.weight: Font.Bold
                    font.capitalization: Font.AllUppercase
                    font.pixelSize: Theme.px(30)
                    font.letterSpacing: Theme.px(1)
                    textFormat: Text.PlainText
                }

                TapHandler {
                    id: tap

                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    longPressThreshold: 0
                    onTapped: root.page.choose(choice.name)
                }
            }
        }
    }

    Cells {
        id: head

        y: choices.height + Theme.px(choices.height > 0 ? 14 : 0)
        height: root.headHeight
        texts: []
        heading: true
    }

    Column {
        id: rows

        y: head.y + head.height
        width: parent.width
        spacing: Theme.px(4)

        Repeater {
            model: root.page.shown
            onItemAdded: rows.forceLayout()

            Rectangle {
                id: line

                required property int index
                required property list<string> cells
                required property string note
                required property string tone
                required property bool opens
                required property string speech

                width: parent.width
                height: root.rowHeight
                radius: Theme.px(8)
                color: touched.pressed ? "#5a8a6a2a" : line.index % 2 ? "#0affffff" : "#16ffffff"
                border.width: line.opens ? Theme.line(1) : 0
                border.color: Theme.goldDeep
                Accessible.role: line.opens ? Accessible.Button : Accessible.StaticText
                Accessible.name: line.speech
                Accessible.description: line.note
                Accessible.onPressAction: root.page.touch(line.index)

                Cells {
                    width: parent.width
                    height: line.note.length > 0 ? Theme.px(50) : line.height
                    texts: line.cells
                    tone: line.tone
                }

                Text {
                    x: Theme.px(20)
                    y: Theme.px(48)
                    width: parent.width - 2 * x
                    visible: line.note.length > 0
                    text: line.note
                    color: Theme.ivoryDim
                    font.family: Theme.text
                    font.weight: Font.Medium
                    font.pixelSize: Theme.px(20)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(14)
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                }

                TapHandler {
                    id: touched

                    enabled: line.opens
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    longPressThreshold: 0
                    onTapped: root.page.touch(line.index)
                }
            }
        }
    }

    Text {
        anchors.centerIn: parent
        visible: root.page.empty.length > 0
        text: root.page.empty
        color: Theme.ivoryDim
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(28)
        textFormat: Text.PlainText
    }

    Text {
        anchors.left: parent.left
        anchors.right: turning.left
        anchors.rightMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        height: turning.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: root.page.foot
        color: Theme.ivoryDim
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(21)
        textFormat: Text.PlainText
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
        Text {
            width: Theme.px(240)
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.page.numbered
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            textFormat: Text.PlainText
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
}
