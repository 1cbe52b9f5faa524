// The last rolls side by side, the newest at the left: the dice, their total, and what they meant for the Point.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Rows rolls
    required property int shown
    // How large the letters are; 1 for a desk, more for a wall.
    property real grade: 1
    readonly property real cellWidth: root.width / root.shown
    readonly property int gap: Theme.px(8)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last results")

    PlainText {
        anchors.fill: parent
        visible: each.count === 0
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: qsTr("No rolls yet")
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(24 * root.grade)
    }

    Repeater {
        id: each

        model: root.rolls

        Rectangle {
            id: roll

            required property int index
            required property list<int> faces
            required property string total
            required property string word
            required property string tone
            readonly property bool isBad: roll.tone === "seven"
            // In a tall cell the total stands beneath the dice, in a low one beside them.
            readonly property bool isTall: roll.height > roll.width
            readonly property bool isBeside: roll.total.length > 0 && !roll.isTall
            // Without a total there is room for one die beneath the other.
            readonly property bool isStacked: roll.isTall && roll.total.length === 0
            readonly property int part: roll.isStacked ? Math.round(roll.height * 0.22) : Math.round(Math.min((roll.width - root.gap) / (Math.max(2, roll.faces.length) + (roll.isBeside ? 1.1 : 0.1)), roll.height * (roll.isTall ? 0.3 : 0.5)))

            visible: roll.index < root.shown
            x: Math.round(roll.index * root.cellWidth)
            width: Math.floor(root.cellWidth - root.gap)
            height: root.height
            radius: Theme.px(8)
            color: roll.isBad ? "#5a7c1a16" : roll.index === 0 ? "#40d6b25e" : "#50000000"
            border.width: roll.index === 0 ? Theme.line(3) : Theme.line(1)
            border.color: roll.index === 0 ? Theme.goldBright : Theme.panelEdge

            Accessible.role: Accessible.ListItem
            Accessible.name: [roll.faces.join(" "), roll.word].filter(part => part.length > 0).join(", ")

            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                y: roll.isTall ? Math.round(parent.height * 0.06) : roll.word.length > 0 ? Math.round(parent.height * 0.1) : Math.round((parent.height - roll.part) / 2)
                columns: roll.isStacked ? Math.ceil(roll.faces.length / 3) : roll.faces.length + 1
                spacing: Theme.px(3)

                Repeater {
                    model: roll.faces

                    Picture {
                        required property int modelData

                        width: roll.part - Theme.px(3)
                        picture: "dice/face-" + Theme.diceColour + modelData + ".png"
                    }
                }

                TabularText {
                    visible: roll.isBeside
                    width: Math.round(roll.part * 1.1)
                    height: roll.part
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: roll.total
                    color: roll.isBad ? Theme.redInk : Theme.ivory
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(1, Math.round(roll.part * 0.8))
                }
            }

            TabularText {
                y: Math.round(parent.height * 0.31)
                width: parent.width
                height: Math.round(parent.height * 0.36)
                visible: roll.isTall
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: roll.total
                color: roll.isBad ? Theme.redInk : Theme.ivory
                font.weight: Font.Bold
                font.pixelSize: Math.max(1, Math.round(parent.height * 0.32))
            }

            DisplayText {
                x: Theme.px(4)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(roll.isTall ? 6 : 3)
                width: parent.width - 2 * x
                height: Math.round(parent.height * (roll.isTall ? 0.3 : 0.36))
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: roll.word
                color: roll.isBad ? Theme.redInk : roll.tone === "point" ? Theme.goldBright : Theme.ivory
                wrapMode: roll.isTall ? Text.WordWrap : Text.NoWrap
                lineHeight: 0.84
                font.pixelSize: Theme.px(roll.isTall ? 38 : 26)
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(roll.isTall ? 27 : 20)
            }
        }
    }
}
