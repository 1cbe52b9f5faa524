// One betting field: its outline, its lettering, what lies on it; it takes taps, and its chips can be carried away.
import QtQuick

Item {
    id: root

    required property string bet
    required property string face
    required property string title
    required property string caption
    required property string speech
    required property int spotX
    required property int spotY
    required property int spotWidth
    required property int spotHeight
    required property int stackX
    required property int stackY
    required property int arm
    required property int bend
    required property list<int> dice
    required property list<int> totals
    required property list<string> ringed
    required property string pays
    required property string stake
    required property list<string> chips
    required property bool shown
    required property bool open
    required property bool locked
    required property bool off
    required property string limit
    required property string outcome
    required property list<string> leaving
    required property list<string> winSteps
    property bool aimedAt: false
    property bool settled: false
    readonly property bool won: root.outcome === "win"

    signal touched
    signal carried(string picture, point at)
    signal dropped(point at)

    x: Theme.px(root.spotX)
    y: Theme.px(root.spotY)
    width: Theme.px(root.spotX + root.spotWidth) - x
    height: Theme.px(root.spotY + root.spotHeight) - y
    z: root.won ? 1 : 0
    visible: opacity > 0
    opacity: root.shown ? 1 : 0
    enabled: root.shown

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.description: root.off ? qsTr("%1, off").arg(root.stake) : root.stake
    Accessible.onPressAction: root.touched()

    Behavior on opacity {
        enabled: root.settled

        NumberAnimation {
            duration: 260
        }
    }

    containmentMask: QtObject {
        function contains(point: point): bool {
            return root.holds(point);
        }
    }

    function holds(point: point): bool {
        const inside = point.x >= 0 && point.y >= 0 && point.x < root.width && point.y < root.height;
        return inside && (root.arm === 0 || point.x < Theme.px(root.arm) || point.y >= root.height - Theme.px(root.arm));
    }

    Component.onCompleted: root.settled = true

    function refuse(): void {
        shake.restart();
    }

    // The light that a winning field throws on the cloth round it.
    FieldShape {
        anchors.fill: parent
        anchors.margins: -Theme.px(7)
        visible: root.won && root.face !== "odds"
        arm: root.arm > 0 ? outline.arm + Theme.px(14) : 0
        bend: root.arm > 0 ? outline.bend + Theme.px(7) : Theme.px(14)
        lineWidth: Theme.px(7)
        stroke: "#8cff8c1a"
    }

    FieldShape {
        id: outline

        anchors.fill: parent
        arm: Theme.px(root.arm)
        bend: Theme.px(root.bend)
        lineWidth: Theme.line(root.won ? 5 : 3)
        stroke: root.won || root.aimedAt ? Theme.goldBright : root.face === "odds" ? Theme.gold : root.open ? Theme.ivory : "#8fa596"
        fill: tap.pressed || root.aimedAt ? "#a0cf861c" : root.won ? "#ecb87514" : root.face === "odds" ? "#c0093423" : "#14000000"
    }

    FieldShape {
        id: loss

        anchors.fill: parent
        arm: outline.arm
        bend: outline.bend
        stroke: Theme.red
        fill: "#a0701510"
        opacity: 0
        visible: opacity > 0

        NumberAnimation on opacity {
            id: fade

            running: false
            from: 1
            to: 0
            duration: 700
        }
    }

    FieldFace {
        anchors.fill: parent
        face: root.face
        title: root.title
        caption: root.caption
        pays: root.pays
        limit: root.limit
        dice: root.dice
        totals: root.totals
        ringed: root.ringed
        arm: Theme.px(root.arm)
        stackX: Theme.px(root.stackX)
        lit: root.won
        opacity: root.open || root.won || root.stake.length > 0 ? 1 : 0.5
    }

    ChipStack {
        id: stack

        x: Theme.px(root.stackX) - Math.round(width / 2)
        y: Theme.px(root.stackY) - height - Theme.px(10)
        chipSize: Theme.px(root.face === "pair" ? 64 : root.face === "odds" ? root.spotHeight - 12 : root.arm > 0 ? Math.min(68, root.arm - 14) : 68)
        rise: Theme.px(root.face === "box" ? 4 : 3)
        chips: root.chips
        leaving: root.leaving
        winSteps: root.winSteps
        stake: root.stake
        outcome: root.outcome
        lifted: carry.active
        winPlace: root.face === "pair" ? "below" : root.face === "odds" ? "left" : "right"
        spareLeft: x
        spareRight: root.width - x - width
    }

    Lammer {
        visible: root.off
        anchors.horizontalCenter: stack.horizontalCenter
        y: stack.y + stack.topY + Math.round((stack.chipSize - height) / 2) - Theme.px(2)
        width: Math.round(stack.chipSize * 0.74)
        opacity: stack.lifted ? 0.35 : 1
        speech: qsTr("%1 is off").arg(root.speech)
    }

    Padlock {
        visible: root.locked
        x: Math.min(stack.x + stack.width + Theme.px(6), root.width - width - Theme.px(7))
        y: stack.y + Theme.px(12)
    }

    onOutcomeChanged: if (root.outcome === "lose")
        fade.restart()

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

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0
        onTapped: root.touched()
    }

    DragHandler {
        id: carry

        property point last

        enabled: root.stake.length > 0 && !root.locked
        target: null
        dragThreshold: Theme.px(40)
        onCentroidChanged: if (active) {
            last = centroid.scenePosition;
            root.carried(root.chips[root.chips.length - 1], last);
        }
        onActiveChanged: if (!active)
            root.dropped(last)
    }
}
