// Colours, fonts and sizes of all screens. Sizes are designed for 1920 × 1080 and scaled to the real display.
pragma Singleton

import QtQuick

QtObject {
    property real unit: 1
    property real textScale: 1
    property string diceColour: ""
    property string chipSet: ""

    readonly property url assets: Qt.resolvedUrl("../../../../../assets/")

    readonly property color ivory: "#f3ead3"
    readonly property color ivoryDim: "#b9b6a0"
    readonly property color gold: "#d6b25e"
    readonly property color goldBright: "#f7dfa0"
    readonly property color goldDeep: "#8a6a2a"
    readonly property color red: "#d8473a"
    readonly property color redInk: "#ff8d80"
    readonly property color blue: "#1d5fae"
    readonly property color blueInk: "#9cc9ff"
    readonly property color green: "#58c98b"
    readonly property color amber: "#ffb84a"
    readonly property color night: "#0b0d0c"
    readonly property color panelEdge: "#3b3120"
    readonly property color ink: "#1c1408"

    readonly property string display: "Bebas Neue"
    readonly property string text: "Inter"

    // A length of the design, in pixels.
    function px(length: real): int {
        return Math.round(length * unit);
    }

    // The size of a text for the player, in pixels, scaled by the chosen text size.
    function fs(size: real): int {
        return Math.max(1, Math.round(size * unit * textScale));
    }

    // The size of lettering on the felt: scaled by the chosen text size as far as there is room.
    function grown(size: real, most: real): real {
        return size * Math.min(most, textScale);
    }

    // How a status stands, as a sign: colour never says it alone.
    function mark(tone: string): string {
        return ({
                good: "✓",
                care: "○",
                bad: "✗"
            })[tone] ?? "";
    }

    // The same as a colour.
    function toneInk(tone: string): color {
        return tone === "good" ? Theme.green : tone === "care" ? Theme.amber : tone === "bad" ? Theme.redInk : Theme.ivory;
    }

    function line(width: real): int {
        return Math.max(1, Math.round(width * unit));
    }
}
