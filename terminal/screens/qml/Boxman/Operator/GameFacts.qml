// The facts of a recalled game, each with its value.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

GamePanel {
    id: root

    required property Rows facts

    Column {
        x: Theme.px(11)
        y: Theme.px(13)
        width: parent.width - 2 * x

        Repeater {
            model: root.facts

            Item {
                id: fact

                required property int index
                required property string label
                required property string value

                width: parent ? parent.width : 0
                height: Theme.px(35)
                Accessible.role: Accessible.StaticText
                Accessible.name: fact.label + ": " + fact.value

                GameText {
                    id: name

                    width: Math.min(implicitWidth, fact.width - value.implicitWidth - Theme.px(6))
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: fact.label
                    color: Theme.ivoryDim
                    font.pixelSize: Theme.px(20)
                    minimumPixelSize: Theme.px(16) // beside an amount of millions it is better small than cut
                }
                GameText {
                    id: value

                    anchors.right: parent.right
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: fact.value
                    font.pixelSize: Theme.px(20)
                }
            }
        }
    }
}
