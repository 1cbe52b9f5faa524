// One betting field: its outline, its lettering, what is on it; it takes taps, and its chips can be dragged away.
pragma ComponentBehavior: Bound

import QtQuick

FieldLook {
    id: root

    property bool aimedAt: false
    property bool holding: false
    property bool wasSeen: false
    property string tabOpen: ""
    property bool settling: false
    readonly property bool isBare: root.shape === "place" || root.shape === "plate"

    signal touched
    signal pressedDown(bool down)
    signal strayed
    signal carried(string picture, point at)
    signal dropped(point at)

    x: Theme.px(root.spotX)
    y: Theme.px(root.spotY)
    width: Theme.px(root.spotX + root.spotWidth) - x
    height: Theme.px(root.spotY + root.spotHeight) - y
    z: root.won && !root.isBare ? 1 : 0
    visible: root.shown && (root.tab === "" || root.tab === root.tabOpen)
    enabled: root.visible

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.description: [root.pale > 0 ? qsTr("on the way to the table") : "", root.off ? qsTr("%1, off").arg(root.stake) : root.stake, root.progress, root.others.length === 0 ? "" : root.others[0].startsWith("0:") ? qsTr("others: %1").arg(root.others[0].slice(2)) : root.others.map(one => one.startsWith("+:") ? qsTr("%1 more seats").arg(one.slice(2)) : qsTr("seat %1: %2").arg(one.split(":")[0]).arg(one.split(":")[1])).join(", ")].filter(Boolean).join(", ")
    Accessible.onPressAction: root.touched()

    containmentMask: QtObject {
        function contains(point: point): bool {
            return root.holds(point);
        }
    }

    // Where it takes touches: a field too small for a finger also takes those in the gaps around it. The Horn bet ends
    // at its disc, because its numbers begin there.
    function holds(point: point): bool {
        const [left, above, right, below] = root.reach;
        const isBand = root.arm > 0;
        const x = root.x + point.x;
        const y = root.y + point.y;
        if (x < Theme.px(root.spotX - left) || y >= Theme.px(root.spotY + root.spotHeight + below))
            return false;
        if (y < Theme.px(root.spotY - (isBand ? 0 : above)) || x >= Theme.px(root.spotX + root.spotWidth + (isBand ? 0 : right)))
            return false;
        if (root.shape === "disc" && left === 0)
            return Math.hypot(point.x - root.width / 2, point.y - root.height / 2) <= root.width / 2;
        return !isBand || x < Theme.px(root.spotX + root.arm + right) || y >= Theme.px(root.spotY + root.spotHeight - root.arm - above);
    }

    // A field under a closed tab is created when it is visible for the first time, and then kept.
    onVisibleChanged: if (root.visible)
        root.wasSeen = true
    Component.onCompleted: if (root.visible)
        root.wasSeen = true

    function refuse(): void {
        shake.restart();
    }

    // The light of a winning field on the cloth around it.
    Loader {
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        active: root.won && !root.isBare && root.face !== "odds"
        sourceComponent: FieldShape {
            shape: root.shape
            arm: root.arm > 0 ? Theme.px(root.arm + 12) : 0
            bend: root.arm > 0 ? Theme.px(root.bend + 6) : Theme.px(14)
            lineWidth: Theme.px(6)
            stroke: "#8cff8c1a"
        }
    }

    FieldShape {
        id: outline

        anchors.fill: parent
        shape: root.shape === "plate" ? "box" : root.shape
        arm: Theme.px(root.arm)
        bend: Theme.px(root.bend)
        lineWidth: Theme.line(root.won || root.finished ? 4 : 2)
        stroke: root.shape === "plate" ? "transparent" : root.won || root.aimedAt || root.finished ? Theme.goldBright : root.isBare ? (root.stake.length > 0 || root.shape === "plate" ? "transparent" : "#b0d6b25e") : root.face === "odds" ? Theme.gold : root.open ? Theme.ivory : "#8fa596"
        fill: tap.isOn || root.aimedAt ? "#a0cf861c" : root.isBare ? "transparent" : root.won ? "#ec99600f" : root.face === "odds" ? "#c0093423" : root.shape === "disc" ? "#ff0d3b33" : "#14000000"
    }

    Loader {
        id: loss

        anchors.fill: parent
        active: root.outcome === "lose" && !root.isBare
        sourceComponent: FieldShape {
            shape: root.shape
            arm: outline.arm
            bend: outline.bend
            stroke: Theme.red
            fill: "#a0701510"

            NumberAnimation on opacity {
                from: 1
                to: 0
                duration: 700
            }
        }
    }

    FieldFace {
        anchors.fill: parent
        field: root
        printed: root.wasSeen
        opacity: root.open || root.won || root.stake.length > 0 || root.face === "plate" || root.face === "bank" ? 1 : 0.66
    }

    Loader {
        id: lying

        active: root.chips.length > 0 || root.winSteps.length > 0
        x: Theme.px(root.stackX) - Math.round(Theme.px(root.chipWidth) / 2)
        y: Theme.px(root.stackY) - Theme.px(root.chipWidth)
        sourceComponent: ChipStack {
            chipSize: Theme.px(root.chipWidth)
            rise: Theme.px(root.chipWidth < 40 ? 1 : root.chipWidth < 50 ? 2 : 6)
            chips: root.chips
            leaving: root.leaving
            settling: root.settling
            winSteps: root.winSteps
            winPay: root.isBare ? "" : root.winPay
            winMost: root.isSlimCorner ? 1 : root.chipWidth < 40 ? 1.1 : 1.2
            stake: root.stake
            outcome: root.outcome
            off: root.off
            locked: root.locked
            pale: root.pale
            lifted: carry.active && !root.locked
            speech: root.speech
            hint: root.winnings
        }
    }

    // What others have here, on the lower edge, where it covers neither lettering nor the amount of the own chips. The
    // limits, while they are shown, have their place there.
    Loader {
        active: root.others.length > 0 && root.bounds.length === 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        y: root.height - Theme.px(13)
        sourceComponent: OthersMark {
            others: root.others
        }
    }

    // The bet limits, while the player wants to see them, if they cover no lettering and no stake: on a line they give
    // way to its chips, on a smaller field they replace the lettering.
    Loader {
        id: bounds

        readonly property bool isNumber: root.face === "pair" && root.since === -1 && root.spotWidth > 100 && root.spotWidth < 200
        readonly property bool isTight: root.spotWidth < 70 || bounds.isNumber && root.spotHeight < 70
        // The lettering beside them leaves no room for larger ones.
        readonly property bool isBound: root.isLowCorner || bounds.isTight && root.bounds.length > 5 || root.face === "word" && root.spotHeight < 70 || root.face === "repeater" || bounds.isHigh
        // On Fire and Hot Roller they are above, beside the chips.
        readonly property bool isHigh: root.face === "fire" || root.face === "ways"
        readonly property bool isLeft: root.face === "totals" || root.face === "repeater" || root.face === "line" || root.face === "word" && root.spotWidth > 200 || bounds.isNumber && root.spotHeight > 70 && !root.diceRight
        readonly property bool isRight: root.face === "roller" || root.isLowCorner || bounds.isNumber && !bounds.isLeft
        readonly property bool isLow: root.shape === "disc"
        readonly property int freeX: bounds.isLeft ? Theme.px(root.arm > 0 ? root.bend : 8) : bounds.isRight ? root.width - width - Theme.px(6) : root.since >= 0 ? Theme.px(8) : Math.round((root.width - width) / 2)
        readonly property int besideX: Theme.px(root.stackX) - Math.round(Theme.px(root.chipWidth) / 2) - width - Theme.px(4)
        readonly property bool isMet: root.isTaken && y < Theme.px(root.stackY + 12) && bounds.freeX > bounds.besideX && bounds.freeX - bounds.besideX < width + Theme.px(root.chipWidth + 8)

        active: root.bounds.length > 0 && root.face !== "odds"
        visible: bounds.isHigh ? root.winSteps.length === 0 : !bounds.isMet || root.face === "line"
        x: bounds.isHigh || bounds.isMet && root.face === "line" ? bounds.besideX : bounds.freeX
        y: bounds.isHigh ? Theme.px(12) : root.since >= 0 ? Theme.px(76) : parent.height - height + Theme.px(bounds.isLow ? 9 : -4)
        sourceComponent: Rectangle {
            width: limits.width + Theme.px(10)
            height: Theme.px(Theme.grown(20, bounds.isBound ? 1 : 1.25))
            radius: Theme.px(4)
            color: "#e60b0d0c"

            PlainText {
                id: limits

                anchors.centerIn: parent
                width: Math.min(implicitWidth, Theme.px(root.spotWidth - 16))
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                text: root.bounds
                color: Theme.goldBright
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(Theme.grown(bounds.isTight ? 12 : 15, bounds.isBound ? 1 : 1.25))
            }
        }
    }

    SequentialAnimation {
        id: shake

        loops: 2

        NumberAnimation {
            target: outline
            property: "opacity"
            to: 0.25
            duration: 70
        }
        NumberAnimation {
            target: outline
            property: "opacity"
            to: 1
            duration: 70
        }
    }

    // After a long press for the field's card, lifting the finger is no longer a tap.
    Tap {
        id: tap

        readonly property bool isOn: tap.pressed && root.holds(tap.point.position)

        onPressedChanged: root.pressedDown(tap.pressed)
        onIsOnChanged: if (tap.pressed && !tap.isOn)
            root.strayed()
        onTapped: if (!root.holding)
            root.touched()
    }

    // A locked bet cannot be dragged; the attempt shows the reason.
    DragHandler {
        id: carry

        property point last

        enabled: root.stake.length > 0
        target: null
        dragThreshold: Theme.px(40)
        onCentroidChanged: if (active) {
            last = centroid.scenePosition;
            if (!root.locked)
                root.carried(root.chips[root.chips.length - 1], last);
        }
        onActiveChanged: if (active)
            root.pressedDown(false)
        else
            root.dropped(last)
    }
}
