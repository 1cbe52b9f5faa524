// What a betting field shows, for its faces and its outline.
import QtQuick

Item {
    id: root

    required property string bet
    required property string face
    required property string shape
    required property string tab
    required property string title
    required property string speech
    required property int spotX
    required property int spotY
    required property int spotWidth
    required property int spotHeight
    required property int stackX
    required property int stackY
    required property int chipWidth
    required property int arm
    required property int bend
    required property list<int> reach
    required property list<int> dice
    required property bool diceRight
    required property list<int> totals
    required property list<int> loses
    required property list<string> ringed
    required property list<string> ladder
    required property bool red
    required property string pays
    required property string stake
    required property list<string> chips
    required property bool shown
    required property bool open
    required property bool locked
    required property bool off
    required property string limit
    required property string bounds
    required property string winnings
    required property string outcome
    required property bool leaving
    required property list<string> winSteps
    required property string winPay
    required property list<int> hit
    required property int marked
    required property bool finished
    required property string progress
    required property int since
    required property int pale
    required property list<string> others
    // A corner with room for one line of chips: they are beside its lettering, and so are its limits.
    readonly property bool isLowCorner: root.face === "corner" && root.spotHeight < 60
    // A corner whose chips are beside its pay: a win covers part of it as soon as it is larger.
    readonly property bool isSlimCorner: root.face === "corner" && root.spotWidth > 90 && root.spotWidth < 120 && root.spotHeight < 130
    readonly property bool won: root.outcome === "win"
    // Chips or a win are on the spot.
    readonly property bool isTaken: root.stake.length > 0 || root.winSteps.length > 0
    readonly property color ink: root.won ? "#fff8e4" : Theme.ivory
    readonly property color gilt: root.won ? "#fff0c8" : "#e8c97a"
}
