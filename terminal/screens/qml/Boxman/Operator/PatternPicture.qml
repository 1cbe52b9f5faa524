// One pattern of the screen's test, over the whole screen: exact pixels, so its sizes are not scaled.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string kind
    required property string colour

    readonly property int steps: 16
    readonly property int lattice: 60

    Rectangle {
        anchors.fill: parent
        color: root.kind === "colour" ? root.colour : "#000000"
    }

    Loader {
        anchors.fill: parent
        active: root.kind === "steps"

        sourceComponent: Item {
            Repeater {
                model: root.steps

                Rectangle {
                    id: step

                    required property int index
                    readonly property real level: step.index / (root.steps - 1)

                    x: Math.round(step.index * root.width / root.steps)
                    width: Math.round((step.index + 1) * root.width / root.steps) - x
                    height: root.height
                    color: Qt.rgba(step.level, step.level, step.level, 1)

                    PlainText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Math.round(root.height / 2)
                        text: Math.round(255 * step.level)
                        color: step.level > 0.5 ? "#000000" : "#ffffff"
                        font.pixelSize: Theme.px(30)
                    }
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.kind === "gradients"

        sourceComponent: Item {
            Repeater {
                model: ["#ffffff", "#ff0000", "#00ff00", "#0000ff"]

                Rectangle {
                    id: band

                    required property int index
                    required property color modelData

                    y: Math.round(band.index * root.height / 4)
                    width: root.width
                    height: Math.round((band.index + 1) * root.height / 4) - y
                    gradient: Gradient {
                        orientation: Gradient.Horizontal

                        GradientStop {
                            position: 0
                            color: "#000000"
                        }
                        GradientStop {
                            position: 1
                            color: band.modelData
                        }
                    }
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.kind === "grid"

        sourceComponent: Item {
            Repeater {
                model: Math.ceil(root.width / root.lattice)

                Rectangle {
                    required property int index

                    x: index * root.lattice
                    width: 1
                    height: root.height
                    color: "#ffffff"
                }
            }
            Repeater {
                model: Math.ceil(root.height / root.lattice)

                Rectangle {
                    required property int index

                    y: index * root.lattice
                    width: root.width
                    height: 1
                    color: "#ffffff"
                }
            }
            Rectangle {
                anchors.centerIn: parent
                width: Math.min(root.width, root.height)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 1
                border.color: "#ffffff"
            }
            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.width: 1
                border.color: "#ff0000"
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.kind === "text"

        sourceComponent: Row {
            Repeater {
                model: [["#ffffff", "#000000"], ["#000000", "#ffffff"]]

                Rectangle {
                    id: half

                    required property var modelData

                    width: Math.round(root.width / 2)
                    height: root.height
                    color: half.modelData[0]

                    Column {
                        anchors.centerIn: parent
                        spacing: 8

                        Repeater {
                            model: [10, 12, 14, 16, 20, 24, 30, 40]

                            PlainText {
                                required property int modelData

                                text: modelData + "  AaBbGgQq 0123456789 $€"
                                color: half.modelData[1]
                                font.pixelSize: modelData
                            }
                        }

                        // Lines of one pixel: on a sharp screen every one is seen.
                        Row {
                            spacing: 1

                            Repeater {
                                model: 200

                                Rectangle {
                                    width: 1
                                    height: 60
                                    color: half.modelData[1]
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
