// A small felt: of the current game in the help, with the fields lit that a page explains; of each game in the lobby; of
// a saved felt, with its chips.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Frame {
    id: root

    required property QtObject spots
    required property QtObject prints
    required property int feltWidth
    required property int feltHeight
    required property int puckX
    required property int puckY
    property bool puckOn: false
    // The decoration of the felt, as the felt has it.
    property string decor: ""
    readonly property real zoom: (root.width - 2 * Theme.px(18)) / root.feltWidth
    // A picture so small that most of its letters would be left out has none; nor are they seen on one that is dim.
    property bool lettered: true
    property bool isDim: false
    // Chips lie only on saved felts.
    property bool hasChips: false
    // Smaller letters are left out: they could not be read.
    readonly property int leastLetters: Theme.px(12)
    // On a very small felt a broad line would be over the lettering.
    readonly property int litLine: Theme.line(root.zoom < 0.3 * Theme.unit ? 2 : 4)

    function at(length: real): int {
        return Math.round(length * root.zoom);
    }

    height: root.at(root.feltHeight) + 2 * Theme.px(18)
    lit: false

    component Letters: PlainText {
        property real size: 24

        color: "#c9c6b2"
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        lineHeight: 0.86
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, root.at(size))
        opacity: !root.isDim && fontInfo.pixelSize >= root.leastLetters ? 1 : 0
    }

    Loader {
        anchors.fill: parent
        active: root.decor === "club"
        sourceComponent: MiniClub {
            zoom: root.zoom
        }
    }

    Item {
        x: Theme.px(8)
        y: Theme.px(8)
        width: root.at(root.feltWidth)
        height: root.at(root.feltHeight)

        Repeater {
            model: root.prints

            Rectangle {
                id: printed

                required property int printX
                required property int printY
                required property int printWidth
                required property int printHeight
                required property bool boxed
                required property bool shown

                x: root.at(printed.printX)
                y: root.at(printed.printY)
                width: root.at(printed.printX + printed.printWidth) - x
                height: root.at(printed.printY + printed.printHeight) - y
                visible: printed.shown
                radius: Theme.px(4)
                color: "transparent"
                border.width: printed.boxed ? Theme.line(1) : 0
                border.color: Theme.ivoryDim
            }
        }

        Repeater {
            model: root.spots

            Item {
                id: spot

                required property int spotX
                required property int spotY
                required property int spotWidth
                required property int spotHeight
                required property string shape
                required property int arm
                required property int bend
                required property list<int> dice
                required property bool shown
                required property bool lit
                readonly property bool isBand: spot.arm > 0

                x: root.at(spot.spotX)
                y: root.at(spot.spotY)
                z: spot.lit ? 1 : 0
                width: root.at(spot.spotX + spot.spotWidth) - x
                height: root.at(spot.spotY + spot.spotHeight) - y
                visible: spot.shown

                Rectangle {
                    anchors.fill: parent
                    visible: !spot.isBand
                    radius: spot.shape === "disc" || spot.shape === "place" ? width / 2 : Theme.px(4)
                    color: spot.lit ? (spot.shape === "disc" ? "#8a5a10" : "#d899600f") : spot.shape === "disc" ? "#0d3b33" : "#14000000"
                    border.width: spot.lit ? root.litLine : Theme.line(1)
                    border.color: spot.lit ? Theme.goldBright : Theme.ivoryDim
                }
                Loader {
                    anchors.fill: parent
                    active: spot.isBand
                    sourceComponent: FieldShape {
                        shape: spot.shape
                        arm: root.at(spot.arm)
                        bend: root.at(spot.bend)
                        fill: spot.lit ? "#d899600f" : "#14000000"
                        stroke: spot.lit ? Theme.goldBright : Theme.ivoryDim
                        lineWidth: spot.lit ? root.litLine : Theme.line(1)
                    }
                }
                Loader {
                    anchors.centerIn: parent
                    active: spot.dice.length > 0
                    sourceComponent: DicePicture {
                        dice: spot.dice
                        size: root.at(Math.min(spot.dice.length === 1 ? 104 : 40, spot.spotWidth * 0.42))
                    }
                }
            }
        }

        Repeater {
            model: root.lettered ? root.prints : null

            Letters {
                id: words

                required property int printX
                required property int printY
                required property int printWidth
                required property int printHeight
                required property string label
                required property int letters
                required property bool shown

                x: root.at(words.printX)
                y: root.at(words.printY)
                width: root.at(words.printX + words.printWidth) - x
                height: root.at(words.printY + words.printHeight) - y
                visible: words.shown
                text: words.label
                color: Theme.gold
                size: words.letters
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(1, root.at(16))
            }
        }

        Repeater {
            model: root.lettered ? root.spots : null

            Letters {
                id: title

                required property int spotX
                required property int spotY
                required property int spotWidth
                required property int spotHeight
                required property int arm
                required property string label
                required property int letters
                required property bool red
                required property bool shown
                required property bool lit
                readonly property int foot: root.at(title.spotY + title.spotHeight)

                x: root.at(title.spotX)
                y: title.arm > 0 ? title.foot - height : root.at(title.spotY)
                z: 1
                width: root.at(title.spotX + title.spotWidth) - x
                height: title.arm > 0 ? root.at(title.arm) : title.foot - root.at(title.spotY)
                visible: title.shown
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.max(1, root.at(title.letters * 0.7))
                text: title.label
                color: title.lit ? "#fff8e4" : title.red ? Theme.redInk : "#c9c6b2"
                size: title.letters
            }
        }

        Repeater {
            model: root.hasChips ? root.spots : null

            Loader {
                id: lying

                required property int spotX
                required property int spotY
                required property int chipX
                required property int chipY
                required property string chip
                required property bool shown

                x: root.at(lying.spotX + lying.chipX) - Math.round(width / 2)
                y: root.at(lying.spotY + lying.chipY) - Math.round(height / 2)
                z: 3
                active: lying.shown && lying.chip !== ""
                sourceComponent: Chip {
                    width: Theme.px(26)
                    chip: lying.chip
                    bare: true
                }
            }
        }

        Picture {
            x: root.at(root.puckX) - Math.round(width / 2)
            y: root.at(root.puckY) - Math.round(height / 2)
            z: 2
            visible: root.puckX > 0 // a felt without a puck has no place for it
            width: root.at(52)
            picture: root.puckOn ? "puck/puck-on.png" : "puck/puck-off.png"
        }
    }
}
