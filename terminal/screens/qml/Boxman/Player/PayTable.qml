// The pays of a page's bets, in two columns.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Grid {
    id: root

    required property HelpPages help
    required property int letters

    // The height of each row: that of the higher of its two lines.
    property list<int> heights: []

    function measure(): void {
        const heights = new Array(root.rows).fill(0);
        for (let at = 0; at < lines.count; at++) {
            const line = lines.itemAt(at) as PayLine;
            if (line)
                heights[at % root.rows] = Math.max(heights[at % root.rows], line.wanted);
        }
        root.heights = heights;
    }

    component PayLine: Item {
        required property int index
        required property string what
        required property string pay
        property int wanted: 0
    }

    onRowsChanged: root.measure()
    columns: 2
    columnSpacing: Theme.px(28)
    rowSpacing: Theme.px(4)
    rows: Math.max(1, Math.ceil(lines.count / 2))
    flow: Grid.TopToBottom

    Repeater {
        id: lines

        model: root.help.pays
        onCountChanged: root.measure()

        PayLine {
            id: line

            width: Math.round((root.width - root.columnSpacing) / 2)
            height: root.heights[line.index % root.rows] ?? line.wanted
            onWantedChanged: root.measure()
            wanted: Math.max(what.implicitHeight, worth.implicitHeight) + Theme.px(9)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(line.what).arg(line.pay)

            PlainText {
                id: what

                width: parent.width - worth.implicitWidth - Theme.px(14)
                wrapMode: Text.WordWrap
                text: line.what
                font.pixelSize: root.letters
            }
            PlainText {
                id: worth

                anchors.right: parent.right
                text: line.pay
                color: Theme.goldBright
                font.weight: Font.Bold
                font.pixelSize: root.letters
            }
            Rectangle {
                y: parent.height - height
                width: parent.width
                height: Theme.line(1)
                color: "#40d6b25e"
            }
        }
    }
}
