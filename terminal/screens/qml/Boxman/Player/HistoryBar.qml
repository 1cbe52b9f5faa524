// The last rolls, the newest on top: both dice, the total, in red for a 7 that took bets, and the roll's meaning for
// the Point. Across them is a banner with what must be done before the next roll.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Rows history
    required property Information information
    required property int shown
    readonly property real rowHeight: (height - Theme.px(42)) / root.shown
    readonly property int part: Math.min(Theme.px(38), Math.round(root.rowHeight * 0.9))

    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        text: qsTr("Last results")
        color: Theme.gold
        font.pixelSize: Theme.px(24)
        font.letterSpacing: Theme.px(3)
    }

    Repeater {
        model: root.shown

        Rectangle {
            required property int index

            x: Theme.px(14)
            y: Theme.px(39) + Math.round(index * root.rowHeight)
            width: root.width - Theme.px(28)
            height: root.rowHeight - Theme.px(2)
            radius: Theme.px(6)
            color: index % 2 ? "transparent" : "#12ffffff"
        }
    }

    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(38)
        height: parent.height - y
        verticalAlignment: Text.AlignVCenter
        visible: rolls.count === 0 && !banner.visible
        text: qsTr("No rolls yet")
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(22)
    }

    ListView {
        id: rolls

        x: Theme.px(14)
        y: Theme.px(38)
        width: parent.width - Theme.px(28)
        height: parent.height - y
        interactive: false
        model: root.history

        // The rows below make room first, so that no two totals overlap.
        add: Transition {
            SequentialAnimation {
                PropertyAction {
                    property: "opacity"
                    value: 0
                }
                PauseAnimation {
                    duration: 150
                }
                NumberAnimation {
                    property: "opacity"
                    to: 1
                    duration: 150
                }
            }
        }
        // A row that is pushed down while it still fades in must also reach its place.
        displaced: Transition {
            NumberAnimation {
                property: "y"
                duration: 200
            }
            NumberAnimation {
                property: "opacity"
                to: 1
                duration: 200
            }
        }

        delegate: Item {
            id: roll

            required property list<int> faces
            required property string total
            required property string word
            required property string tone
            required property string puck
            required property bool puckMoved
            readonly property bool isBad: roll.tone === "seven"

            width: ListView.view.width
            height: root.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: roll.faces.length === 2 ? qsTr("Roll %1 and %2").arg(roll.faces[0]).arg(roll.faces[1]) : qsTr("Throw %1").arg(roll.faces.join(", "))

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: Theme.px(1)
                anchors.bottomMargin: Theme.px(1)
                radius: Theme.px(6)
                color: "#4a7c1a16"
                visible: roll.isBad
            }

            Picture {
                x: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                width: root.part
                visible: roll.puck.length > 0
                picture: roll.puck === "on" ? "puck/puck-on.png" : "puck/puck-off.png"
            }

            Row {
                id: thrown

                x: Theme.px(roll.puck.length > 0 ? 47 : 8)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(5)

                Repeater {
                    model: roll.faces

                    Picture {
                        required property int modelData

                        width: Math.round(root.part * 0.87)
                        picture: "dice/face-" + Theme.diceColour + modelData + ".png"
                    }
                }
            }

            TabularText {
                x: Theme.px(119)
                width: Theme.px(49)
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: roll.total
                color: roll.isBad ? Theme.redInk : Theme.ivory
                font.weight: Font.Bold
                font.pixelSize: Math.max(1, Math.round(root.part * 0.84))
            }

            DisplayText {
                x: roll.total.length > 0 ? Theme.px(176) : thrown.x + thrown.width + Theme.px(8)
                width: parent.width - x - (roll.puckMoved ? root.part + Theme.px(4) : Theme.px(8))
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
                text: roll.word
                color: roll.isBad ? Theme.redInk : roll.tone === "point" ? Theme.goldBright : Theme.ivoryDim
                font.pixelSize: Math.max(1, Math.round(Math.min(root.part * 0.9, Math.max(root.part * 0.58, Theme.px(20)))))
                font.letterSpacing: Theme.px(1)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
            }

            // The puck was set to OFF by hand after this roll.
            Picture {
                visible: roll.puckMoved
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: root.part
                picture: "icons/history-puck.png"
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Puck set to OFF by hand")
            }
        }
    }

    ShadedRectangle {
        id: banner

        anchors.verticalCenter: rolls.verticalCenter
        x: -Theme.px(5)
        width: parent.width + Theme.px(10)
        height: Theme.px(132)
        visible: root.information.banner.length > 0
        border.width: Theme.line(3)
        border.color: Theme.amber
        upper: "#a3271d"
        lower: "#5e110e"

        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.information.banner

        DisplayText {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(16)
            anchors.rightMargin: Theme.px(16)
            anchors.topMargin: Theme.px(6)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(24)
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            text: root.information.banner
            font.pixelSize: Theme.px(54)
            font.letterSpacing: Theme.px(2)
        }
    }
}
