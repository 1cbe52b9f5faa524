// The main and the chance of a hand of Hazard.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Wall wall

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Main %1, chance %2").arg(root.wall.main || "–").arg(root.wall.chance || "–")

    component Half: Item {
        id: half

        required property string title
        required property int number

        width: parent.width / 2
        height: parent.height

        DisplayText {
            x: Theme.px(24)
            width: parent.width - x - Theme.px(112)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: half.title
            color: Theme.goldBright
            font.pixelSize: Theme.px(44)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(28)
        }
        TabularText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: half.number > 0 ? half.number : "–"
            color: half.number > 0 ? Theme.ivory : Theme.ivoryDim
            font.weight: Font.Bold
            font.pixelSize: Theme.px(88)
        }
    }

    Item {
        anchors.fill: parent

        Half {
            title: qsTr("Main")
            number: root.wall.main
        }
        Half {
            x: parent.width / 2
            title: qsTr("Chance")
            number: root.wall.chance
        }
    }
}
