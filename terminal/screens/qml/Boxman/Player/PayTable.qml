// What the bets of a page pay, in two columns.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Grid {
    id: root

    required property HelpPages help
    required property int letters

    columns: 2
    columnSpacing: Theme.px(28)
    rowSpacing: Theme.px(4)
    rows: Math.max(1, Math.ceil(lines.count / 2))
    flow: Grid.TopToBottom

    Repeater {
        id: lines

        model: root.help.pays

        Item {
            id: line

            required property string what
            required property string pay

            width: Math.round((root.width - root.columnSpacing) / 2)
            height: Math.max(what.implicitHeight, worth.implicitHeight) + Theme.px(9)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(line.what).arg(line.pay)

            Text {
                id: what

                width: parent.width - worth.implicitWidth - Theme.px(14)
                wrapMode: Text.WordWrap
                text: line.what
                color: Theme.ivory
                font.family: Theme.text
                font.weight: Font.Medium
                font.pixelSize: root.letters
                textFormat: Text.PlainText
            }
            Text {
                id: worth

                anchors.right: parent.right
                text: line.pay
                color: Theme.goldBright
                font.family: Theme.text
                font.weight: Font.Bold
                font.pixelSize: root.letters
                textFormat: Text.PlainText
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
