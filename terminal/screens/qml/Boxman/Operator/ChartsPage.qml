// The charts of the cabinet, one at a time.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property Charts page

    component Key: PlainText {
        height: Theme.px(40)
        leftPadding: Theme.px(38)
        verticalAlignment: Text.AlignVCenter
        color: Theme.ivory
        font.pixelSize: Theme.px(24)
    }
    component Patch: Item {
        anchors.verticalCenter: parent?.verticalCenter
        width: Theme.px(26)
        height: Theme.px(26)
    }

    Row {
        id: choices

        height: Theme.px(66)
        spacing: Theme.px(14)

        Repeater {
            model: root.page.choices
            onItemAdded: choices.forceLayout() // a touch may be faster than the next frame

            ListChoice {
                id: choice

                height: choices.height
                onTouched: root.page.choose(choice.name)
            }
        }
    }

    Row {
        id: keys

        anchors.right: parent.right
        y: choices.height + Theme.px(14)
        spacing: Theme.px(40)
        visible: plot.visible

        Key {
            text: root.page.firstName

            Patch {
                ShadedRectangle {
                    anchors.fill: parent
                    radius: Theme.px(4)
                    upper: Theme.goldBright
                    lower: Theme.goldDeep
                }
            }
        }
        Key {
            visible: root.page.secondName.length > 0
            text: root.page.secondName

            Patch {
                HollowBar {
                    anchors.fill: parent
                    ink: Theme.green
                }
            }
        }
    }

    BarPlot {
        id: plot

        y: keys.y + keys.height + Theme.px(6)
        width: parent.width
        height: foot.y - y - Theme.px(8)
        visible: !root.page.isDice && root.page.empty.length === 0
        bars: root.page.bars as Rows
        ticks: root.page.ticks as Rows
        zero: root.page.zero
        paired: root.page.secondName.length > 0
    }

    BarChart {
        x: Theme.px(180)
        y: choices.height + Theme.px(40)
        width: parent.width - Theme.px(360)
        height: foot.y - y - Theme.px(20)
        visible: root.page.isDice
        totals: root.page.totals
    }

    PlainText {
        anchors.centerIn: parent
        visible: root.page.empty.length > 0
        text: root.page.empty
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(28)
    }

    PlainText {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(56)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.page.foot
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
    }
}
