// Lucky Shooter: its own Point in a red disc, the Points hit since in blue boxes, and the pay for the number of hits in
// gold once reached.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isLarge: Theme.textScale > 1

    component Heading: Lettering {
        height: parent?.height ?? 0
        verticalAlignment: Text.AlignBottom
        bottomPadding: Theme.px(1)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        color: root.field.gilt
        size: Theme.grown(20, 1.1)
        lineHeight: 0.9
    }

    Lettering {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(root.isLarge ? 5 : 10)
        text: root.field.title
        width: parent.width - Theme.px(16)
        height: Theme.px(93) - y
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(26)
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: Theme.grown(38, 1.12)
        lineHeight: 0.86
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(98)
        columns: 2
        spacing: Theme.px(8)

        Repeater {
            model: root.field.totals

            Rectangle {
                id: one

                required property int modelData
                readonly property bool isOwn: root.field.marked === one.modelData
                readonly property bool isHit: root.field.hit.indexOf(one.modelData) >= 0

                width: Theme.px(76)
                height: Theme.px(64)
                radius: Theme.px(one.isOwn ? 32 : 8)
                color: one.isOwn ? "#b3241b" : one.isHit ? "#1d5fae" : "#30000000"
                border.width: Theme.line(one.isOwn || one.isHit ? 4 : 2)
                border.color: one.isOwn || one.isHit ? Theme.ivory : "#8fa596"

                Lettering {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: Theme.px(2)
                    text: one.modelData
                    size: 40
                }
            }
        }
    }

    Column {
        x: Theme.px(10)
        y: Theme.px(366) - headings.height
        width: parent.width - Theme.px(20)
        spacing: Theme.px(5)

        Item {
            id: headings

            width: parent.width
            height: Theme.px(Theme.grown(40, 1.15))

            Heading {
                width: Theme.px(52)
                text: qsTr("Hits")
            }
            Heading {
                x: Theme.px(54)
                width: Theme.px(52)
                text: qsTr("Point")
            }
            Heading {
                x: Theme.px(108)
                width: Theme.px(56)
                text: qsTr("7 11 Craps").replace(/ (?=\D)/, "\n")
            }
        }

        Repeater {
            model: root.field.ladder

            Rectangle {
                id: rung

                required property string modelData
                readonly property list<string> said: rung.modelData.split(":")
                readonly property bool isReached: root.field.marked > 0 && root.field.hit.length >= Number(rung.said[0])

                width: parent ? parent.width : 0
                height: Theme.px(46)
                radius: Theme.px(6)
                color: rung.isReached ? Theme.gold : "#30000000"

                Lettering {
                    width: Theme.px(52)
                    height: parent.height
                    text: rung.said[0]
                    color: rung.isReached ? Theme.ink : root.field.ink
                    size: Theme.grown(30, 1.2)
                }
                Lettering {
                    x: Theme.px(54)
                    width: Theme.px(52)
                    height: parent.height
                    text: rung.said[1]
                    color: rung.isReached ? Theme.ink : root.field.ink
                    size: Theme.grown(28, 1.2)
                }
                Lettering {
                    x: Theme.px(106)
                    width: Theme.px(60)
                    height: parent.height
                    text: rung.said[2]
                    color: rung.isReached ? Theme.ink : root.field.ink
                    size: Theme.grown(28, 1.2)
                }
            }
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - Theme.px(14)
        width: Theme.px(112)
        height: width
        radius: width / 2
        color: "#30000000"
        border.width: Theme.line(2)
        border.color: root.field.gilt

        Lettering {
            anchors.centerIn: parent
            visible: root.field.stake.length === 0 && root.field.winSteps.length === 0
            width: Theme.px(88)
            height: Theme.px(76)
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(16)
            text: qsTr("Bet here")
            color: root.field.gilt
            size: Theme.grown(26, 1.2)
            lineHeight: 0.86
        }
    }
}
