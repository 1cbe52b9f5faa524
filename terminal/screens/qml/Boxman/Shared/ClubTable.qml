// The table of an eighteenth-century club: baize by candle light, the main and the chance, and the row of totals.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property NextThrow next

    clip: true

    Image {
        anchors.fill: parent
        source: Theme.assets + "hazard/baize.png"
        fillMode: Image.Tile
    }

    Image {
        anchors.fill: parent
        // Not scaled on loading, like the lamp of the other felts.
        source: Theme.assets + "hazard/light.png"
    }

    Picture {
        anchors.fill: parent
        height: parent.height
        picture: "hazard/frame.png"
    }

    Repeater {
        model: 2

        Picture {
            required property int index

            x: index === 0 ? Theme.px(62) : root.width - width - Theme.px(62)
            y: Theme.px(54)
            width: Theme.px(104)
            height: Theme.px(291)
            picture: "hazard/candlestick.png"
        }
    }

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(282)
        width: Theme.px(312)
        height: Theme.px(72)
        picture: "hazard/flourish.png"
    }

    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(234)
        text: "HAZARD"
        color: Theme.goldBright
        font.pixelSize: Theme.px(52)
        font.letterSpacing: Theme.px(16)
    }

    component Medallion: Item {
        id: medal

        required property string title
        required property string number

        width: Theme.px(330)
        height: Theme.px(96)
        Accessible.role: Accessible.StaticText
        Accessible.name: medal.title + " " + medal.number

        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: "#b0060e08"
            border.width: Theme.line(3)
            border.color: medal.number.length > 0 ? Theme.goldBright : Theme.goldDeep
        }

        Lettering {
            x: Theme.px(30)
            width: Theme.px(178)
            height: parent.height
            horizontalAlignment: Text.AlignLeft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
            text: medal.title
            color: Theme.ivory
            size: 42
        }

        Lettering {
            x: Theme.px(212)
            width: Theme.px(96)
            height: parent.height
            text: medal.number.length > 0 ? medal.number : "–"
            color: medal.number.length > 0 ? Theme.goldBright : Theme.ivoryDim
            size: 72
        }
    }

    Medallion {
        x: Theme.px(202)
        y: Theme.px(240)
        title: qsTr("Main")
        number: root.next.main
    }

    Medallion {
        x: root.width - width - Theme.px(202)
        y: Theme.px(240)
        title: qsTr("Chance")
        number: root.next.chance
    }

    Row {
        x: Theme.px(62)
        y: Theme.px(360)
        spacing: Theme.px(8)

        Repeater {
            model: root.next.cells as Rows

            Rectangle {
                id: cell

                required property int total
                required property string word
                required property string tone
                readonly property bool wins: cell.tone === "win"
                readonly property bool loses: cell.tone === "lose"
                readonly property bool isMarked: cell.total === Number(root.next.chance) || cell.total === Number(root.next.main)

                width: Math.floor((root.width - Theme.px(124) - 10 * Theme.px(8)) / 11)
                height: Theme.px(104)
                radius: Theme.px(8)
                color: cell.wins ? "#f3e3b4" : cell.loses ? "#4a1016" : cell.tone === "nothing" ? "#60060e08" : "#b0060e08"
                border.width: Theme.line(cell.isMarked ? 4 : 2)
                border.color: cell.wins ? Theme.goldBright : cell.loses ? Theme.redInk : cell.tone === "again" || cell.tone === "nothing" ? "#7d8a74" : Theme.gold
                Accessible.role: Accessible.StaticText
                Accessible.name: cell.total + " " + cell.word

                Lettering {
                    width: parent.width
                    height: Theme.px(68)
                    text: cell.total
                    color: cell.wins ? Theme.ink : cell.tone === "nothing" ? Theme.ivoryDim : Theme.ivory
                    size: 54
                }

                Lettering {
                    y: Theme.px(62)
                    width: parent.width
                    height: Theme.px(38)
                    leftPadding: Theme.px(5)
                    rightPadding: Theme.px(5)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(20)
                    text: cell.word
                    color: cell.wins ? Theme.ink : cell.loses ? "#ffd9d3" : Theme.goldBright
                    size: 27
                }
            }
        }
    }

    // The two sides of the bank, below the fields.
    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: Theme.px(index === 0 ? 64 : 774)
            y: Theme.px(478)
            width: Theme.px(690)
            height: Theme.px(178)
            radius: Theme.px(7)
            color: "#80060e08"
        }
    }

    // The chips of the house.
    Loader {
        active: root.next.acrossChips.length > 0
        x: Math.round(root.width / 2) + Theme.px(root.next.houseShoots ? -162 : 548)
        y: Theme.px(538)
        sourceComponent: ChipStack {
            chipSize: Theme.px(84)
            rise: Theme.px(6)
            chips: root.next.acrossChips
            leaving: false
            winSteps: []
            winPay: ""
            stake: ""
            outcome: ""
            off: false
            locked: false
            speech: root.next.across
            hint: ""
        }
    }

    Lettering {
        x: Math.round(root.width / 2) + Theme.px(root.next.houseShoots ? -674 : 36)
        y: Theme.px(588)
        width: Theme.px(440)
        height: Theme.px(46)
        horizontalAlignment: Text.AlignLeft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
        text: root.next.across
        color: Theme.ivory
        size: 32
    }
}
