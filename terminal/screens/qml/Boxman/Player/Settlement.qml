// The pays of a throw: the house lays them beside the winning bets, and they go to the credit. Takes no touches.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property WinShow winShow
    required property Rows pays
    required property int feltWidth
    required property int feltHeight
    required property point home
    readonly property int chipSize: Theme.px(44)
    readonly property int originX: Math.round((root.width - Theme.px(root.feltWidth)) / 2)
    readonly property int originY: Math.round((root.height - Theme.px(root.feltHeight)) / 2)
    // How much of the whole has passed. Lost chips leave first, then the pays come in, lie for a moment, and go.
    property real passed: 1
    readonly property real laid: root.part(0.27, 0.52)
    readonly property real taken: root.part(0.7, 1)

    function part(from: real, to: real): real {
        const share = Math.max(0, Math.min(1, (root.passed - from) / (to - from)));
        return share * share * (3 - 2 * share);
    }

    Repeater {
        model: root.pays

        Item {
            id: pay

            required property list<string> chips
            required property int atX
            required property int atY
            readonly property real besideX: root.originX + Theme.px(pay.atX)
            readonly property real besideY: root.originY + Theme.px(pay.atY)

            visible: root.passed > 0.27 && root.passed < 1
            x: Math.round(root.width / 2 + (pay.besideX - root.width / 2) * root.laid + (root.home.x - pay.besideX) * root.taken) - root.chipSize / 2
            y: Math.round((pay.besideY + root.chipSize) * root.laid + (root.home.y - pay.besideY) * root.taken) - root.chipSize

            Repeater {
                model: pay.chips

                Chip {
                    required property int index
                    required property string modelData

                    y: -index * Theme.px(5)
                    width: root.chipSize
                    chip: modelData
                    bare: index < pay.chips.length - 1
                }
            }
        }
    }

    NumberAnimation {
        id: pass

        target: root
        property: "passed"
        from: 0
        to: 1
        duration: 1200
    }

    Connections {
        target: root.winShow

        function onBegan(): void {
            if (root.winShow.settles)
                pass.restart();
        }

        function onEnded(): void {
            pass.complete();
        }
    }
}
