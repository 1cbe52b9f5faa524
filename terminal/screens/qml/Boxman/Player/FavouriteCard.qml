// A saved felt: a small picture of the table with its chips, its name and its sum. A tap puts it up, or forgets it. One
// that cannot be put up now is dim and says why.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string name
    required property string total
    required property string bets
    required property string why
    required property QtObject spots
    required property QtObject prints
    required property int feltWidth
    required property int feltHeight
    required property int puckX
    required property int puckY
    // A touch forgets it.
    property bool isForgetting: false
    readonly property bool isDim: root.why !== "" && !root.isForgetting
    readonly property int edge: Theme.px(12)

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: (root.isForgetting ? qsTr("Forget %1") : qsTr("Put up %1")).arg(root.name)
    Accessible.description: [root.total, root.bets, root.isDim ? root.why : ""].filter(said => said).join(". ")
    Accessible.onPressAction: root.chosen()

    ShadedRectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        border.width: Theme.line(2)
        border.color: root.isDim ? "#4d432f" : Theme.gold
        upper: tap.pressed ? "#14110c" : "#2a241a"
        lower: tap.pressed ? "#2a241a" : "#100e0b"
    }

    Tap {
        id: tap

        onTapped: root.chosen()
    }

    Item {
        id: picture

        x: root.edge
        y: root.edge
        width: root.width - 2 * root.edge
        height: root.height - Theme.px(82) - root.edge
        opacity: root.isDim ? 0.4 : 1

        Loader {
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round((parent.height - Theme.px(36)) * root.feltWidth / root.feltHeight) + Theme.px(36))
            asynchronous: true
            sourceComponent: MiniFelt {
                spots: root.spots
                prints: root.prints
                feltWidth: root.feltWidth
                feltHeight: root.feltHeight
                puckX: root.puckX
                puckY: root.puckY
                lettered: false
                hasChips: true
            }
        }
    }

    Rectangle {
        anchors.centerIn: picture
        width: picture.width - Theme.px(24)
        height: Math.min(why.implicitHeight + Theme.px(24), picture.height)
        visible: root.isDim
        radius: Theme.px(10)
        color: "#e6100e0b"

        PlainText {
            id: why

            anchors.centerIn: parent
            width: parent.width - Theme.px(24)
            height: Math.min(implicitHeight, picture.height - Theme.px(16))
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            text: root.why
            color: Theme.amber
            font.pixelSize: Theme.px(22)
        }
    }

    Column {
        x: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        width: (sign.visible ? sign.x : root.width - x) - x
        spacing: -Theme.px(2)

        PlainText {
            width: parent.width
            elide: Text.ElideRight
            text: root.name
            color: root.isDim ? Theme.ivoryDim : Theme.ivory
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(28)
        }
        PlainText {
            width: parent.width
            text: root.total
            color: root.isDim ? Theme.ivoryDim : Theme.goldBright
            font.pixelSize: Theme.px(25)
        }
    }

    Picture {
        id: sign

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        width: Theme.px(56)
        visible: root.isForgetting
        picture: "icons/close-gold.png"
    }
}
