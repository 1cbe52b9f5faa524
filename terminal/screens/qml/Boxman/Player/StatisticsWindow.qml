// The statistics, in a drawer that slides in from the right. A tap on the table beside it closes it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Veil {
    id: root

    required property StatisticsDrawer statistics
    required property Windows windows

    speech: qsTr("Statistics")
    onTappedBeside: root.windows.close()
    onVisibleChanged: if (root.visible)
        slide.restart()

    component Heading: Text {
        color: Theme.gold
        font.family: Theme.display
        font.capitalization: Font.AllUppercase
        font.weight: Font.Bold
        font.pixelSize: Theme.fs(28)
        font.letterSpacing: Theme.px(1.5)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fs(18)
        textFormat: Text.PlainText
    }

    Rectangle {
        id: drawer

        x: root.width - width
        width: Math.round(root.width * 0.6)
        height: root.height
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#2a241a"
            }
            GradientStop {
                position: 1
                color: "#100e0b"
            }
        }

        transform: Translate {
            id: shift
        }

        MouseArea {
            anchors.fill: parent
        }

        Rectangle {
            width: Theme.line(3)
            height: parent.height
            color: Theme.gold
        }

        Item {
            id: body

            anchors.fill: parent
            anchors.leftMargin: Theme.px(40)
            anchors.rightMargin: Theme.px(36)

            Text {
                y: Theme.px(24)
                text: qsTr("Statistics")
                color: Theme.goldBright
                font.family: Theme.display
                font.capitalization: Font.AllUppercase
                font.weight: Font.Bold
                font.pixelSize: Theme.px(54)
                font.letterSpacing: Theme.px(3)
            }

            IconButton {
                anchors.right: parent.right
                y: Theme.px(16)
                width: Theme.px(72)
                height: Theme.px(72)
                picture: "icons/close.png"
                speech: qsTr("Close")
                onPressed: root.windows.close()
            }

            Heading {
                y: Theme.px(100)
                width: legend.x - Theme.px(20)
                text: root.statistics.rolls
            }

            Row {
                id: legend

                x: totals.width - width
                y: Theme.px(100)
                height: Theme.fs(32)
                spacing: Theme.px(8)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(34)
                    height: Theme.px(16)
                    color: "#26f3ead3"

                    Rectangle {
                        width: parent.width
                        height: Theme.line(2)
                        color: Theme.ivory
                    }
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("expected")
                    color: Theme.ivoryDim
                    font.family: Theme.text
                    font.weight: Font.Medium
                    font.pixelSize: Theme.fs(18)
                }
            }

            BarChart {
                id: totals

                y: Theme.px(140)
                width: Theme.px(616)
                height: Theme.px(330)
                totals: root.statistics.totals
            }

            Grid {
                id: facts

                x: body.width - width
                y: Theme.px(108)
                columns: 2
                spacing: Theme.px(10)

                Repeater {
                    model: root.statistics.facts

                    FactTile {
                        width: Theme.px(214)
                        height: Theme.px(83)
                    }
                }
            }

            Text {
                x: facts.x
                y: Theme.px(292)
                width: facts.width
                height: Theme.px(46)
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Rolls since each hard way")
                color: Theme.ivory
                font.family: Theme.text
                font.weight: Font.Medium
                font.pixelSize: Theme.fs(20)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(Theme.fs(20) * 0.7)
                textFormat: Text.PlainText
            }

            Row {
                x: facts.x
                y: Theme.px(342)
                spacing: Theme.px(10)

                Repeater {
                    model: root.statistics.pairs

                    PairTile {
                        width: Theme.px(102)
                        height: Theme.px(122)
                    }
                }
            }

            Heading {
                y: Theme.px(494)
                width: profits.width
                text: qsTr("Profit by bet in this session")
            }

            ProfitChart {
                id: profits

                y: Theme.px(540)
                width: Theme.px(600)
                height: Theme.px(452)
                profits: root.statistics.profits
                zero: root.statistics.profitZero
                hint: qsTr("No bet has been decided in this session yet.")
            }

            Heading {
                x: course.x
                y: Theme.px(494)
                width: course.width
                text: root.statistics.result
            }

            Plate {
                id: course

                x: body.width - width
                y: Theme.px(540)
                width: Theme.px(438)
                height: Theme.px(400)

                CurveChart {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.px(18)
                    anchors.rightMargin: Theme.px(18)
                    anchors.topMargin: Theme.px(6)
                    anchors.bottomMargin: Theme.px(6)
                    across: root.statistics.curveAcross
                    down: root.statistics.curveDown
                    zero: root.statistics.curveZero
                    most: root.statistics.curveMost
                    least: root.statistics.curveLeast
                }
            }

            Text {
                x: course.x
                y: Theme.px(948)
                width: course.width
                horizontalAlignment: Text.AlignRight
                text: root.statistics.sessionRolls
                color: Theme.ivoryDim
                font.family: Theme.text
                font.weight: Font.Medium
                font.pixelSize: Theme.fs(19)
            }

            Text {
                y: Theme.px(1004)
                width: body.width
                height: Theme.px(64)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                text: qsTr("Dice have no memory: whatever has come before, every roll is as likely as ever.")
                color: Theme.ivory
                font.family: Theme.text
                font.weight: Font.Medium
                font.pixelSize: Theme.fs(22)
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.round(Theme.fs(22) * 0.7)
                textFormat: Text.PlainText
            }
        }
    }

    NumberAnimation {
        id: slide

        target: shift
        property: "x"
        from: Math.round(drawer.width / 4)
        to: 0
        duration: 160
        easing.type: Easing.OutCubic
    }
}
