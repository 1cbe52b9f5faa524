// A number of three dice: its face, and under it what one, two and three hits pay.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field

    Image {
        id: face

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(16)
        width: Theme.px(112)
        height: width
        source: Theme.assets + "dice/face-" + Theme.diceColour + root.field.dice[0] + ".png"
        sourceSize: Qt.size(width, height)
    }

    Column {
        id: hits

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(140)
        width: parent.width - Theme.px(36)

        Repeater {
            model: root.field.ladder

            Item {
                id: hit

                required property int index
                required property string modelData

                width: hits.width
                height: Theme.px(44)

                Rectangle {
                    visible: hit.index > 0
                    width: parent.width
                    height: Theme.line(1)
                    color: "#40d6b25e"
                }
                DicePicture {
                    anchors.verticalCenter: parent.verticalCenter
                    dice: Array(hit.index + 1).fill(root.field.dice[0])
                    size: Theme.px(28)
                }
                Lettering {
                    anchors.right: parent.right
                    width: parent.width - Theme.px(102)
                    height: parent.height
                    topPadding: Theme.px(3)
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(14)
                    text: hit.modelData
                    color: root.field.gilt
                    size: Theme.grown(30, 1.12)
                }
            }
        }
    }
}
