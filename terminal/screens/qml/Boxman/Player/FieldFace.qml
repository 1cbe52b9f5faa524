// The lettering of a betting field, by its kind: point box, band, row of totals, pair of dice, or odds.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property string face
    required property string title
    required property string caption
    required property string pays
    required property string limit
    required property list<int> dice
    required property list<int> totals
    required property list<string> ringed
    required property real arm
    required property real stackX
    property bool lit: false
    property color ink: root.lit ? "#fff8e4" : Theme.ivory
    readonly property color gilt: root.lit ? "#fff0c8" : Theme.gold

    component Lettering: Text {
        color: root.ink
        font.family: Theme.display
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }

    component Pay: Lettering {
        text: root.pays.toUpperCase()
        color: root.gilt
        font.pixelSize: Theme.px(24)
        font.letterSpacing: Theme.px(1)
    }

    component Dots: Row {
        id: dots

        property int size: Theme.px(44)

        spacing: Theme.px(7)

        Repeater {
            model: root.dice

            Image {
                required property int modelData

                width: dots.size
                height: dots.size
                source: Theme.assets + "dice/face-" + modelData + ".png"
                sourceSize: Qt.size(dots.size, dots.size)
            }
        }
    }

    Loader {
        anchors.fill: parent
        sourceComponent: root.face === "box" ? box : root.face === "band" ? band : root.face === "totals" ? row : root.face === "pair" ? pair : odds
    }

    Component {
        id: box

        Item {
            Lettering {
                x: Theme.px(16)
                y: Theme.px(5)
                text: root.caption
                font.pixelSize: Theme.px(24)
                font.letterSpacing: Theme.px(2)
            }
            Pay {
                x: parent.width - width - Theme.px(15)
                y: Theme.px(5)
            }
            Lettering {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(18)
                text: root.title
                color: root.lit ? root.ink : Theme.goldBright
                font.pixelSize: Theme.px(68)
                font.letterSpacing: Theme.px(2)
            }
        }
    }

    Component {
        id: band

        Item {
            Lettering {
                x: (root.arm - width) / 2
                y: (parent.height - root.arm - height) / 2
                rotation: -90
                text: root.title
                font.pixelSize: Math.round(root.arm * 0.54)
                font.letterSpacing: Theme.px(6)
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.horizontalCenterOffset: -Theme.px(70)
                y: parent.height - root.arm
                height: root.arm
                spacing: Theme.px(22)

                Lettering {
                    height: parent.height
                    text: root.title
                    font.pixelSize: Math.round(root.arm * 0.62)
                    font.letterSpacing: Theme.px(10)
                }
                Dots {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.dice.length > 0
                    size: Math.round(root.arm * 0.6)
                }
                Pay {
                    height: parent.height
                }
            }
        }
    }

    Component {
        id: row

        Item {
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(8)

                Repeater {
                    model: root.totals

                    Item {
                        id: one

                        required property int index
                        required property int modelData
                        readonly property string ring: root.ringed[one.index]

                        width: root.width / (root.totals.length + 0.6)
                        height: Theme.px(86)

                        Rectangle {
                            anchors.centerIn: numeral
                            visible: one.ring.length > 0
                            width: Theme.px(76)
                            height: width
                            radius: width / 2
                            color: "transparent"
                            border.width: Theme.line(3)
                            border.color: root.gilt
                        }
                        Lettering {
                            id: numeral

                            anchors.horizontalCenter: parent.horizontalCenter
                            y: Theme.px(4)
                            height: Theme.px(78)
                            text: one.modelData
                            color: one.ring.length > 0 && !root.lit ? Theme.goldBright : root.ink
                            font.pixelSize: Theme.px(58)
                        }
                        Lettering {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: Theme.px(80)
                            text: one.ring
                            color: root.gilt
                            font.pixelSize: Theme.px(22)
                            font.letterSpacing: Theme.px(1.5)
                        }
                    }
                }
            }
            Lettering {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - height - Theme.px(2)
                text: root.title
                font.pixelSize: Theme.px(66)
                font.letterSpacing: Theme.px(10)
            }
            Pay {
                x: Math.round(parent.width * 0.75 - width / 2)
                y: parent.height - height - Theme.px(24)
                font.pixelSize: Theme.px(28)
            }
        }
    }

    Component {
        id: pair

        Item {
            Dots {
                id: pictured

                x: Theme.px(14)
                y: Theme.px(10)
                size: Theme.px(42)
            }
            Pay {
                anchors.horizontalCenter: pictured.horizontalCenter
                y: parent.height - height - Theme.px(3)
            }
        }
    }

    Component {
        id: odds

        Item {
            Lettering {
                x: Theme.px(18)
                height: parent.height
                text: root.title
                color: root.lit ? root.ink : Theme.goldBright
                font.pixelSize: Math.round(parent.height * 0.58)
                font.letterSpacing: Theme.px(3)
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(126)
                spacing: -Theme.px(5)

                Pay {
                    horizontalAlignment: Text.AlignLeft
                }
                Lettering {
                    visible: root.limit.length > 0
                    text: qsTr("up to %1").arg(root.limit)
                    color: root.ink
                    font.family: Theme.text
                    font.weight: Font.Medium
                    font.pixelSize: Theme.px(21)
                }
            }
        }
    }
}
