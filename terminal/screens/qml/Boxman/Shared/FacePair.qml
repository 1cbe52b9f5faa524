// The winning dice, with the pay beside or under them, and how long a Hard Ways pair has not come.
import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isHardWay: root.field.since !== -1
    readonly property bool isNarrow: root.field.spotWidth < 100
    readonly property bool isLow: root.field.spotHeight < 70
    // Its limits are under the dice of a low field, until chips are beside the dice.
    readonly property bool isAside: root.isLow && root.field.bounds.length > 0 && !root.field.isTaken
    readonly property int size: Theme.px(root.isHardWay ? 38 : root.isNarrow ? (root.field.spotWidth < 70 ? 25 : 28) : root.isStacked ? 19 : root.isLow ? 28 : 34)
    // Chips leave a low field with a name three lines beside them: small dice, the name, the pay.
    readonly property bool isStacked: root.isLow && root.field.title.length > 0 && root.field.isTaken
    readonly property int stackedWidth: Theme.px(root.field.stackX - root.field.chipWidth / 2 - 2) - Theme.px(9)
    // On a narrow field chips leave the pay one line under the dice.
    readonly property real growth: Theme.grown(1, root.isNarrow && root.field.isTaken ? 1.05 : root.isNarrow ? 1.25 : root.isHardWay ? 1.2 : root.isAside ? 1 : 1.1)

    DicePicture {
        id: pictured

        x: root.isNarrow ? Math.round((root.width - width) / 2) : root.field.diceRight ? root.width - width - Theme.px(9) : Theme.px(9)
        y: Theme.px(root.isNarrow || root.isStacked ? 3 : root.isLow ? 5 : 9)
        dice: root.field.dice
        size: root.size
    }

    Lettering {
        x: root.isHardWay || root.isStacked ? Theme.px(9) : root.isAside ? pictured.x + pictured.width + Theme.px(5) : pictured.x + Math.round((pictured.width - width) / 2)
        y: root.isAside ? pictured.y : root.isStacked ? Theme.px(41) : pictured.y + pictured.height + Theme.px(!root.isNarrow || !root.field.isTaken ? 2 : -2)
        width: Math.min(implicitWidth, root.isStacked ? root.stackedWidth : root.width - Theme.px(6))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        text: root.field.pays
        color: root.field.gilt
        size: (root.isNarrow ? 19 : root.isStacked ? 18 : 21) * root.growth
    }

    // Its name, where it has one, is beside the dice until limits are there.
    Lettering {
        x: root.isStacked ? Theme.px(9) : pictured.x + pictured.width + Theme.px(5)
        y: root.isStacked ? Theme.px(22) : pictured.y
        width: (root.isStacked ? Theme.px(9) + root.stackedWidth : root.width - Theme.px(4)) - x
        horizontalAlignment: root.isStacked ? Text.AlignLeft : Text.AlignHCenter
        height: root.isStacked ? Theme.px(19) : pictured.height
        verticalAlignment: Text.AlignVCenter
        visible: root.field.title.length > 0 && !root.isAside
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(14)
        text: root.field.title
        color: root.field.ink
        size: 20 * root.growth
    }

    PlainText {
        visible: root.field.since >= 0
        x: Theme.px(9)
        y: root.height - height - Theme.px(5)
        width: root.width - Theme.px(12)
        text: qsTr("%n rolls since last", "", Math.max(0, root.field.since))
        color: root.field.ink
        font.pixelSize: Theme.px(Theme.grown(15, 1.3))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
    }
}
