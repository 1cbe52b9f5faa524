// The right half of a bet's card: its pays, line by line, its house edge, its limits, and its stake.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property BetCard card

    height: figures.height + Theme.px(36)

    component Line: Item {
        id: line

        required property string name
        required property string figure
        property color ink: Theme.ivory
        property bool large: false

        width: figures.width
        height: Math.max(title.contentHeight, value.contentHeight) + Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: line.name + " " + line.figure

        PlainText {
            id: title

            width: parent.width - value.width - Theme.px(14)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: line.name
            color: Theme.ivoryDim
            font.pixelSize: Theme.fs(24)
        }
        TabularText {
            id: value

            anchors.right: parent.right
            width: Math.min(implicitWidth, Math.round(line.width * 0.64))
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: line.figure
            color: line.ink
            font.weight: Font.Bold
            font.pixelSize: Theme.fs(line.large ? 38 : 26)
        }
    }

    Column {
        id: figures

        anchors.top: parent.top
        anchors.topMargin: Theme.px(18)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(44)

        Repeater {
            model: root.card.pays

            Line {
                id: paid

                required property string what
                required property string pay

                name: paid.what.length > 0 ? paid.what : qsTr("Pays")
                figure: paid.pay
                ink: Theme.goldBright
                large: paid.what.length === 0
            }
        }

        Item {
            width: parent.width
            height: Theme.px(21)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Theme.line(1)
                color: Theme.goldDeep
            }
        }

        Line {
            name: qsTr("House edge")
            figure: root.card.edge
        }
        Line {
            name: qsTr("Limits")
            figure: root.card.limits
        }
        Line {
            name: qsTr("Your bet")
            figure: root.card.stake
        }
    }
}
