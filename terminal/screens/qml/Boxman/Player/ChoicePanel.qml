// One alternative of a choice: the ways in which it ends, each with its win, its pay and its odds; then its button.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

ShadedRectangle {
    id: root

    required property int index
    required property string name
    required property string label
    required property string average
    required property list<string> ways
    required property list<string> amounts
    required property list<string> pays
    required property list<string> odds
    required property list<int> shares
    required property string speech

    signal chosen(string name)

    radius: Theme.px(16)
    border.width: Theme.line(2)
    border.color: Theme.goldDeep
    upper: "#1f1b14"
    lower: "#0d0c0a"

    Column {
        id: endings

        readonly property int rowHeight: root.ways.length > 1 ? Theme.px(112) : Theme.px(224)

        x: Theme.px(26)
        y: Theme.px(14)
        width: parent.width - 2 * x

        Repeater {
            model: root.ways

            Item {
                id: way

                required property int index
                required property string modelData
                readonly property string odd: root.odds[way.index] ?? ""

                width: endings.width
                height: endings.rowHeight

                PlainText {
                    id: caption

                    anchors.bottom: amount.top
                    width: parent.width
                    text: way.odd.length > 0 ? way.modelData + "  ·  " + way.odd : way.modelData
                    color: Theme.ivoryDim
                    font.pixelSize: Theme.fs(24)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(16)
                }
                TabularText {
                    id: amount

                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: Theme.px(14)
                    width: parent.width - pay.width - Theme.px(16)
                    text: root.amounts[way.index] ?? ""
                    color: Theme.goldBright
                    font.weight: Font.Bold
                    font.pixelSize: Theme.px(root.ways.length > 1 ? 44 : 64)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(24)
                }
                DisplayText {
                    id: pay

                    anchors.right: parent.right
                    anchors.baseline: amount.baseline
                    text: root.pays[way.index] ?? ""
                    color: Theme.gold
                    font.pixelSize: Theme.px(36)
                    font.letterSpacing: Theme.px(1)
                }
                // Its share of all throws.
                Rectangle {
                    anchors.top: amount.bottom
                    anchors.topMargin: Theme.px(4)
                    width: parent.width
                    height: Theme.px(8)
                    radius: height / 2
                    color: "#1affffff"

                    Rectangle {
                        width: Math.round(parent.width * (root.shares[way.index] ?? 0) / 1000)
                        height: parent.height
                        radius: height / 2
                        color: Theme.gold
                    }
                }
            }
        }
    }

    PlainText {
        x: endings.x
        y: Theme.px(248)
        width: endings.width
        text: root.average
        font.pixelSize: Theme.fs(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(16)
    }

    ActionButton {
        x: Theme.px(22)
        y: parent.height - height - Theme.px(18)
        width: parent.width - 2 * x
        height: Theme.px(96)
        label: root.label
        speech: root.speech
        accented: root.index === 0
        letterSize: 44
        onPressed: root.chosen(root.name)
    }
}
