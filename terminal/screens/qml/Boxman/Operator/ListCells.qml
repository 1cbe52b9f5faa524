// A line of a list, cell by cell in the list's columns; or the columns' titles.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Row {
    id: root

    required property Rows headings
    required property list<string> texts
    property string tone: ""
    property bool heading: false

    Repeater {
        model: root.headings

        TabularText {
            id: cell

            required property int index
            required property int share
            required property bool figures
            required property string title
            readonly property string tone: cell.index === root.texts.length - 1 ? root.tone : ""
            readonly property string mark: cell.tone.length > 0 ? Theme.mark(cell.tone) + " " : ""

            width: Theme.px(cell.share)
            height: root.height
            leftPadding: Theme.px(20)
            rightPadding: Theme.px(20)
            horizontalAlignment: cell.figures ? Text.AlignRight : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            text: root.heading ? cell.title : cell.mark + (root.texts[cell.index] ?? "")
            color: root.heading ? Theme.gold : Theme.toneInk(cell.tone)
            font.weight: root.heading ? Font.DemiBold : Font.Medium
            font.pixelSize: Theme.px(root.heading ? 21 : 24)
            wrapMode: root.heading ? Text.NoWrap : Text.WordWrap
            lineHeight: 0.86
            fontSizeMode: root.heading ? Text.HorizontalFit : Text.Fit
            minimumPixelSize: Theme.px(20)
            elide: Text.ElideRight
        }
    }
}
