// Every colour, size and distance of the rig's window.
pragma Singleton

import QtQuick

QtObject {
    readonly property color ground: "#15171b"
    readonly property color card: "#1e2127"
    readonly property color control: "#2b2f38"
    readonly property color controlHover: "#363b46"
    readonly property color controlDown: "#23262d"
    readonly property color line: "#3a3f4a"
    readonly property color text: "#eceef2"
    readonly property color textSoft: "#a0a8b6"
    readonly property color textOff: "#646b78"
    readonly property color accent: "#e3b04b"
    readonly property color accentText: "#1b1607"
    readonly property color good: "#4fb37a"
    readonly property color bad: "#e2694c"
    readonly property color calm: "#5a9fd4"
    readonly property color die: "#c62f36"
    readonly property color dieChosen: "#e3b04b"

    readonly property int textSize: 13
    readonly property int textSmall: 11
    readonly property int titleSize: 13
    readonly property int controlHeight: 29
    readonly property int gap: 6
    readonly property int margin: 10
    readonly property int radius: 6
}
