// Chips on the felt: the stake as a stack with its amount, the chips that leave after a roll, and the win that counts
// up.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property list<string> chips
    required property bool leaving
    required property list<string> winSteps
    required property string winPay
    required property string stake
    required property string outcome
    required property bool off
    required property bool locked
    required property string speech
    required property string hint
    // So many on top are not sealed yet: they may still come too late.
    property int pale: 0
    property bool lifted: false
    // Lost chips leave first, and won ones together with their pays; when it ends, all are where they go.
    property bool settling: false
    property real gone: 0
    property int chipSize: Theme.px(56)
    property int rise: Theme.px(3)
    // Amounts grow with the player's text size, as far as two neighbouring stacks have room.
    property real winMost: 1.2
    readonly property real growth: Math.min(1.2, Theme.textScale)
    readonly property int topY: -Math.max(0, root.chips.length - 1) * root.rise

    width: root.chipSize
    height: root.chipSize

    component Pile: Item {
        id: pile

        required property list<string> values
        required property int pale

        width: root.chipSize
        height: root.chipSize

        Picture {
            visible: pile.values.length > 0
            x: Math.round(-root.chipSize * 0.125)
            y: x
            width: Math.round(root.chipSize * 1.25)
            picture: "chips/stack-shadow.png"
        }

        Repeater {
            model: pile.values

            Chip {
                id: one

                required property int index
                required property string modelData

                y: -index * root.rise
                width: root.chipSize
                chip: modelData
                bare: index < pile.values.length - 1 || root.stake.length > 0

                // Bleached rather than seen through: what is under a pale chip would muddy it.
                Rectangle {
                    visible: one.index >= pile.values.length - pile.pale
                    anchors.fill: parent
                    anchors.margins: Math.round(parent.width * 0.02)
                    radius: width / 2
                    color: "#b0ece9e0"
                    border.width: Theme.line(1)
                    border.color: "#80605c50"
                }
            }
        }
    }

    Pile {
        values: root.chips
        pale: root.pale
        y: root.gone * (root.outcome === "lose" ? -Theme.px(90) : Theme.px(120))
        opacity: (1 - root.gone) * (root.lifted ? 0.35 : 1)
    }

    Loader {
        active: root.off && root.stake.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.topY - Theme.px(4)
        sourceComponent: Lammer {
            width: Math.round(root.chipSize * 0.74)
            opacity: root.lifted ? 0.35 : 1
            speech: qsTr("%1 is off").arg(root.speech)
        }
    }

    // In the middle of the top chip, so that the edges of those below are visible; under the lammer of a bet that is
    // off.
    Rectangle {
        id: plate

        visible: root.stake.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.off ? root.chipSize - height + Theme.px(2) : root.topY + Math.round((root.chipSize - height) / 2) - (would.visible ? Theme.px(6) : 0)
        width: Math.max(Theme.px(38), amount.implicitWidth + Theme.px(14))
        height: Theme.px(23 * root.growth)
        radius: height / 2
        color: "#f0100e0a"
        border.width: Theme.line(1.5)
        border.color: Theme.gold

        TabularText {
            id: amount

            anchors.centerIn: parent
            text: root.stake
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(17 * root.growth)
        }
    }

    // What the stake would win, while the player wants to see it: on the lower chips, so that it covers no lettering. A
    // bet that is off wins nothing.
    Rectangle {
        id: would

        visible: root.hint.length > 0 && root.winSteps.length === 0 && root.stake.length > 0 && !root.off
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(root.chipSize - height + Theme.px(2), plate.y + plate.height - Theme.px(1))
        width: gain.implicitWidth + Theme.px(12)
        height: Theme.px(20 * root.growth)
        radius: height / 2
        color: "#f00f3a26"
        border.width: Theme.line(1)
        border.color: "#7fd8a4"

        PlainText {
            id: gain

            anchors.centerIn: parent
            text: root.hint
            color: "#c9f5da"
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(15 * root.growth)
        }
    }

    Loader {
        active: root.pale > 0 && root.stake.length > 0
        x: -Math.round(root.chipSize * (root.chipSize < Theme.px(48) ? 0.32 : 0.2))
        y: root.topY
        sourceComponent: PaleSign {
            width: Math.max(Theme.px(20), Math.round(root.chipSize * 0.48))
        }
    }

    Loader {
        active: root.locked && root.stake.length > 0
        x: root.chipSize - Theme.px(9)
        y: root.topY - Theme.px(4)
        sourceComponent: Padlock {}
    }

    Loader {
        id: win

        property int step: 0

        active: root.winSteps.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        // On the chips whose stake it shows: beside them it would cover lettering.
        y: Math.round((root.chipSize - height) / 2) + Theme.px(2)
        sourceComponent: WinPlate {
            gain: root.winSteps.length > 0 ? root.winSteps[Math.min(win.step, root.winSteps.length - 1)] : ""
            reason: root.winPay
            growth: Math.min(root.winMost, root.growth)
        }
    }

    NumberAnimation {
        id: counting

        target: win
        property: "step"
        from: 0
        to: 7
        duration: 420
    }

    SequentialAnimation {
        id: leave

        PauseAnimation {
            duration: root.settling && root.outcome !== "lose" ? 780 : 0
        }
        NumberAnimation {
            target: root
            property: "gone"
            from: 0
            to: 1
            duration: 420
            easing.type: Easing.InQuad
        }
    }

    Component.onCompleted: {
        if (root.winSteps.length > 0)
            counting.restart();
        if (root.leaving)
            leave.restart();
    }
    onWinStepsChanged: if (root.winSteps.length > 0)
        counting.restart()
    onLeavingChanged: {
        leave.running = root.leaving;
        root.gone = 0;
    }
    onSettlingChanged: if (!root.settling) {
        counting.complete();
        leave.complete();
    }
}
