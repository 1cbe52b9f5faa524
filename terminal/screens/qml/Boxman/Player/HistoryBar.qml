// The last rolls, the newest on top: both dice, the total with 7 in red, and what the roll meant for the Point. Across
// them hangs what has to be heeded before there can be another.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Plate {
    id: root

    required property Rows history
    required property Information information
    readonly property int rowHeight: Math.floor((height - Theme.px(42)) / 7)

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        text: qsTr("LAST ROLLS")
        color: Theme.gold
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Theme.px(24)
        font.letterSpacing: Theme.px(3)
    }

    Repeater {
        model: 7

        Rectangle {
            required property int index

            x: Theme.px(14)
            y: Theme.px(39) + index * root.rowHeight
            width: root.width - Theme.px(28)
            height: root.rowHeight - Theme.px(2)
            radius: Theme.px(6)
            color: index % 2 ? "transparent" : "#12ffffff"
        }
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(38) + root.rowHeight * 3
        height: root.rowHeight
        verticalAlignment: Text.AlignVCenter
        visible: rolls.count === 0
        text: qsTr("No rolls yet")
        color: Theme.ivoryDim
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(22)
    }

    ListView {
        id: rolls

        x: Theme.px(14)
        y: Theme.px(38)
        width: parent.width - Theme.px(28)
        height: root.rowHeight * 7
        interactive: false
        model: root.history

        add: Transition {
            NumberAnimation {
                property: "opacity"
                from: 0
                to: 1
                duration: 300
            }
        }
        // A row that is pushed down while it still fades in has to get there all the same.
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

            required property int first
            required property int second
            required property int total
            required property string word
            required property string tone
            required property bool comeOut
            readonly property bool isSeven: roll.tone === "seven"

            width: ListView.view.width
            height: root.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Roll %1 and %2").arg(roll.first).arg(roll.second)

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: Theme.px(1)
                anchors.bottomMargin: Theme.px(1)
                radius: Theme.px(6)
                color: "#4a7c1a16"
                visible: roll.isSeven
            }

            Image {
                x: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(38)
                height: width
                source: Theme.assets + (roll.comeOut ? "puck/puck-off.png" : "puck/puck-on.png")
                sourceSize: Qt.size(width, height)
            }

            Row {
                x: Theme.px(47)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(5)

                Image {
                    width: Theme.px(33)
                    height: width
                    source: Theme.assets + "dice/face-" + roll.first + ".png"
                    sourceSize: Qt.size(width, height)
                }
                Image {
                    width: Theme.px(33)
                    height: width
                    source: Theme.assets + "dice/face-" + roll.second + ".png"
                    sourceSize: Qt.size(width, height)
                }
            }

            Text {
                x: Theme.px(119)
                width: Theme.px(49)
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: roll.total
                color: roll.isSeven ? "#ff7a6c" : Theme.ivory
                font.family: Theme.text
                font.weight: Font.Bold
                font.pixelSize: Theme.px(32)
                font.features: {
                    "tnum": 1
                }
            }

            Text {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                text: roll.word
                color: roll.isSeven ? "#ff7a6c" : roll.tone === "point" ? Theme.goldBright : Theme.ivoryDim
                font.family: Theme.display
                font.weight: Font.Bold
                font.pixelSize: Theme.px(22)
                font.letterSpacing: Theme.px(1.2)
            }
        }
    }

    Rectangle {
        id: banner

        anchors.verticalCenter: rolls.verticalCenter
        x: -Theme.px(5)
        width: parent.width + Theme.px(10)
        height: Theme.px(132)
        visible: root.information.banner.length > 0
        border.width: Theme.line(3)
        border.color: Theme.amber
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#a3271d"
            }
            GradientStop {
                position: 1
                color: "#5e110e"
            }
        }

        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.information.banner

        Text {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(16)
            anchors.rightMargin: Theme.px(16)
            anchors.topMargin: Theme.px(6)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            text: root.information.banner
            color: Theme.ivory
            font.family: Theme.display
            font.weight: Font.Bold
            font.pixelSize: Theme.px(54)
            font.letterSpacing: Theme.px(2)
            textFormat: Text.PlainText
        }
    }
}
