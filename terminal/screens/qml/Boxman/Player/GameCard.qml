// A game in the lobby: its felt, its name, its limits and its lowest house edge. A game that cannot be chosen now is dim
// and says why.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string title
    required property string note
    required property string line
    required property string limits
    required property string edge
    required property bool isPlayed
    required property string why
    required property QtObject spots
    required property QtObject prints
    required property int feltWidth
    required property int feltHeight
    required property int puckX
    required property int puckY
    required property string decor
    // The felt is above the words, or on their left.
    property bool isTall: false
    readonly property bool isDim: root.why !== ""
    readonly property int edgeWidth: Theme.px(16)
    readonly property int letters: Theme.px(root.isTall ? 27 : root.height < Theme.px(300) ? 21 : 26)
    readonly property bool isSmall: root.height < Theme.px(220)

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: root.note ? root.title + ", " + root.note : root.title
    Accessible.description: [root.line, root.limits, root.edge, root.isPlayed ? badge.text : root.why].filter(said => said).join(". ")
    Accessible.onPressAction: root.chosen()

    ShadedRectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        border.width: Theme.line(root.isPlayed ? 4 : 2)
        border.color: root.isPlayed ? Theme.goldBright : root.isDim ? "#4d432f" : Theme.gold
        upper: tap.pressed ? "#14110c" : "#2a241a"
        lower: tap.pressed ? "#2a241a" : "#100e0b"
    }

    Item {
        id: picture

        x: root.edgeWidth
        y: root.edgeWidth
        width: root.isTall ? root.width - 2 * root.edgeWidth : Math.min(Math.round(root.width * 0.45), Math.round((root.height - 2 * root.edgeWidth - Theme.px(36)) * root.feltWidth / root.feltHeight) + Theme.px(36))
        height: root.isTall ? Math.round((picture.width - Theme.px(36)) * root.feltHeight / root.feltWidth) + Theme.px(36) : root.height - 2 * root.edgeWidth
        opacity: root.isDim ? 0.35 : 1

        Loader {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            asynchronous: true
            sourceComponent: MiniFelt {
                width: picture.width
                spots: root.spots
                prints: root.prints
                feltWidth: root.feltWidth
                feltHeight: root.feltHeight
                puckX: root.puckX
                puckY: root.puckY
                decor: root.decor
                lettered: root.isTall
                isDim: root.isDim
            }
        }
    }

    Picture {
        anchors.centerIn: picture
        width: Theme.px(96)
        visible: root.isDim
        picture: "icons/lock-gold.png"
    }

    // On the upper edge of the card, where it covers the rail of the felt and none of its fields.
    Rectangle {
        anchors.horizontalCenter: picture.horizontalCenter
        y: -Theme.px(20)
        width: Math.min(badge.implicitWidth + Theme.px(44), picture.width)
        height: Theme.px(44)
        visible: root.isPlayed
        radius: height / 2
        color: "#1b1508"
        border.width: Theme.line(2)
        border.color: Theme.goldBright

        PlainText {
            id: badge

            anchors.centerIn: parent
            text: qsTr("On the table now")
            color: Theme.goldBright
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(23)
        }
    }

    Column {
        id: words

        readonly property int room: root.isTall ? root.height - picture.height - 3 * root.edgeWidth : root.height - 2 * root.edgeWidth

        x: root.isTall ? root.edgeWidth + Theme.px(12) : picture.x + picture.width + Theme.px(22)
        y: root.isTall ? picture.y + picture.height + root.edgeWidth : root.edgeWidth + Math.max(0, Math.round((words.room - words.height) / 2))
        width: root.width - words.x - root.edgeWidth - Theme.px(8)
        spacing: Math.round(root.letters * 0.28)

        Item {
            width: parent.width
            height: title.height

            DisplayText {
                id: title

                width: parent.width - (note.visible ? note.width + Theme.px(16) : 0)
                text: root.title
                color: root.isDim ? Theme.ivoryDim : Theme.goldBright
                font.pixelSize: Math.round(root.letters * 1.8)
                font.letterSpacing: Theme.px(2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(24)
            }
            PlainText {
                id: note

                anchors.right: parent.right
                anchors.baseline: title.baseline
                visible: root.note !== ""
                text: root.note
                color: Theme.ivoryDim
                font.pixelSize: Theme.px(20)
            }
        }
        Words {
            visible: root.isDim
            text: root.why
            color: Theme.amber
            maximumLineCount: root.isSmall ? 2 : 3
        }
        Words {
            visible: !root.isDim
            text: root.line
            maximumLineCount: root.isSmall ? 2 : 3
        }
        Words {
            text: root.limits
            font.weight: Font.DemiBold
            maximumLineCount: 1
        }
        Words {
            text: root.edge
            color: root.isDim ? Theme.ivoryDim : Theme.gold
            maximumLineCount: 2
        }
    }

    component Words: PlainText {
        width: words.width
        color: root.isDim ? Theme.ivoryDim : Theme.ivory
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        lineHeight: 0.95
        font.pixelSize: root.letters
    }

    Tap {
        id: tap

        onTapped: root.chosen()
    }
}
