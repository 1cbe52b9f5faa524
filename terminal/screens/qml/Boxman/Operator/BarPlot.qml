// Bars over an axis of round numbers: one or two for each label, the second hollow, and their figures beneath. Where the
// bars are close together, the figures of every other one are lower, so that each has room for large letters.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Rows bars
    required property Rows ticks
    // The height of zero, in parts of a thousand.
    required property int zero
    // There are two bars for each label.
    property bool paired: false

    readonly property int axisWidth: Theme.px(150)
    readonly property bool close: each.count > 16
    readonly property int figures: (root.paired ? 2 : 1) * Theme.px(26)
    readonly property int foot: Theme.px(48) + root.figures * (root.close ? 2 : 1)
    readonly property int head: Theme.px(20)
    readonly property int room: root.height - root.foot - root.head
    readonly property int slot: Math.floor((root.width - root.axisWidth) / Math.max(1, each.count))
    readonly property int thick: Math.min(Theme.px(72), Math.round(root.slot * (root.paired ? 0.38 : 0.56)))

    function y_(place: int): int {
        return root.head + Math.round(root.room * (1000 - place) / 1000);
    }

    Repeater {
        model: root.ticks

        Item {
            id: tick

            required property string text
            required property int at

            y: root.y_(tick.at)
            width: root.width

            PlainText {
                width: root.axisWidth - Theme.px(20)
                y: -Math.round(height / 2)
                horizontalAlignment: Text.AlignRight
                text: tick.text
                color: Theme.ivoryDim
                font.pixelSize: Theme.px(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
            }
            Rectangle {
                x: root.axisWidth
                width: parent.width - x
                height: Theme.line(1)
                color: tick.at === root.zero ? Theme.gold : "#30f3ead3"
            }
        }
    }

    Repeater {
        id: each

        model: root.bars

        Item {
            id: bar

            required property int index
            required property string label
            required property int first
            required property int second
            required property string firstText
            required property string secondText
            required property bool lost
            required property string speech
            readonly property int base: root.y_(root.zero)
            readonly property int middle: Math.round(root.slot / 2)

            x: root.axisWidth + bar.index * root.slot
            width: root.slot
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: bar.speech

            ShadedRectangle {
                readonly property int reached: root.y_(bar.first)

                x: bar.middle - (root.paired ? root.thick : Math.round(root.thick / 2))
                y: Math.min(reached, bar.base)
                width: root.thick
                height: Math.abs(bar.base - reached)
                radius: Theme.px(3)
                upper: Theme.goldBright
                lower: Theme.goldDeep
            }
            HollowBar {
                readonly property int reached: root.y_(bar.second)

                visible: root.paired
                x: bar.middle + Theme.px(2)
                y: Math.min(reached, bar.base)
                width: root.thick
                height: Math.abs(bar.base - reached)
                ink: bar.lost ? Theme.redInk : Theme.green
            }
            PlainText {
                id: label

                y: root.height - root.foot + Theme.px(10)
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: bar.label
                color: Theme.gold
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(22)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
            }
            Column {
                y: label.y + label.height + (root.close && bar.index % 2 ? root.figures : 0)
                x: root.close ? -Math.round(root.slot / 2) : 0
                width: parent.width * (root.close ? 2 : 1)

                TabularText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: bar.firstText
                    font.pixelSize: Theme.px(20)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(20)
                }
                TabularText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    visible: root.paired
                    text: bar.secondText
                    color: bar.lost ? Theme.redInk : Theme.green
                    font.pixelSize: Theme.px(20)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(20)
                }
            }
        }
    }
}
