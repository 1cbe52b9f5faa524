// Chips on the felt: the stake as a stack with its amount, the chips that leave after a roll, and the win that counts up.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property list<string> chips
    required property list<string> leaving
    required property list<string> winSteps
    required property string stake
    required property string outcome
    property bool lifted: false
    property string winPlace: "right"
    property int spareLeft: 0
    property int spareRight: 0
    property int chipSize: Theme.px(68)
    property int rise: Theme.px(4)
    readonly property int topY: -Math.max(0, root.chips.length - 1) * root.rise

    width: root.chipSize
    height: root.chipSize

    component Pile: Item {
        id: pile

        required property list<string> values

        width: root.chipSize
        height: root.chipSize

        Image {
            visible: pile.values.length > 0
            x: Math.round(-root.chipSize * 0.125)
            y: x
            width: Math.round(root.chipSize * 1.25)
            height: width
            source: Theme.assets + "chips/stack-shadow.png"
            sourceSize: Qt.size(width, height)
        }

        Repeater {
            model: pile.values

            Chip {
                required property int index
                required property string modelData

                y: -index * root.rise
                width: root.chipSize
                chip: modelData
            }
        }
    }

    Pile {
        values: root.chips
        visible: root.stake.length > 0
        opacity: root.lifted ? 0.35 : 1
    }

    Rectangle {
        id: plate

        visible: root.stake.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.chipSize - Theme.px(15)
        width: Math.max(Theme.px(46), amount.implicitWidth + Theme.px(18))
        height: Theme.px(26)
        radius: height / 2
        color: "#f0100e0a"
        border.width: Theme.line(1.5)
        border.color: Theme.gold

        Text {
            id: amount

            anchors.centerIn: parent
            text: root.stake
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(20)
            font.features: {
                "tnum": 1
            }
        }
    }

    Pile {
        id: going

        values: root.leaving
        opacity: 0
    }

    Rectangle {
        id: win

        property int step: 0
        readonly property bool isLong: root.winSteps.length > 0 && root.winSteps[root.winSteps.length - 1].length > 5
        readonly property bool isWide: win.width > root.spareLeft + (root.chipSize - plate.width) / 2 - Theme.px(4)

        visible: root.winSteps.length > 0
        x: root.winPlace === "right" ? Math.max(Math.round(root.chipSize * 0.55), Math.min(root.chipSize + Theme.px(5), root.chipSize + root.spareRight - width - Theme.px(6))) : Math.max(-width - Theme.px(4), Theme.px(4) - root.spareLeft)
        y: root.winPlace !== "below" ? Math.round((root.chipSize - height) / 2) : win.isWide ? -Theme.px(4) : root.chipSize + Theme.px(11) - height
        width: gain.implicitWidth + Theme.px(win.isLong ? 16 : 26)
        height: Theme.px(win.isLong ? 32 : 36)
        radius: height / 2
        border.width: Theme.line(2)
        border.color: "#fff3c9"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#fbe3a0"
            }
            GradientStop {
                position: 1
                color: "#cf9d3c"
            }
        }

        Text {
            id: gain

            anchors.centerIn: parent
            text: root.winSteps.length > 0 ? root.winSteps[Math.min(win.step, root.winSteps.length - 1)] : ""
            color: Theme.ink
            font.family: Theme.text
            font.weight: Font.Bold
            font.pixelSize: Theme.px(win.isLong ? 20 : 24)
            font.features: {
                "tnum": 1
            }
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

    ParallelAnimation {
        id: leave

        NumberAnimation {
            target: going
            property: "y"
            from: 0
            to: root.outcome === "lose" ? -Theme.px(90) : Theme.px(120)
            duration: 420
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: going
            property: "opacity"
            from: 1
            to: 0
            duration: 420
            easing.type: Easing.InQuad
        }
    }

    onWinStepsChanged: if (root.winSteps.length > 0)
        counting.restart()
    onLeavingChanged: if (root.leaving.length > 0)
        leave.restart()
}
