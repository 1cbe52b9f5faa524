// Lucky Roller: its totals light up in gold as they come; what it pays, and where to bet.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isRoomy: root.field.spotWidth > 280

    Column {
        x: Theme.px(12)
        width: parent.width - Theme.px(84)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)

        Row {
            spacing: Theme.px(12)

            Lettering {
                width: Math.min(implicitWidth, root.width - pays.width - Theme.px(36))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(16)
                text: root.field.title
                color: root.field.won ? root.field.ink : Theme.goldBright
                size: Theme.grown(28, root.isRoomy ? 1.15 : 1)
                font.letterSpacing: Theme.px(1)
            }
            Lettering {
                id: pays

                anchors.baseline: parent.children[0].baseline
                text: root.field.pays
                color: root.field.gilt
                size: Theme.grown(20, root.isRoomy ? 1.3 : 1)
            }
        }

        Row {
            visible: root.field.totals.length > 0
            spacing: Theme.px(6)

            Repeater {
                model: root.field.totals

                Rectangle {
                    id: one

                    required property int modelData
                    readonly property bool isHit: root.field.hit.indexOf(one.modelData) >= 0

                    width: Theme.px(38)
                    height: width
                    radius: width / 2
                    color: one.isHit ? Theme.gold : "#30000000"
                    border.width: Theme.line(2)
                    border.color: one.isHit ? "#fff3c9" : root.field.ink

                    Lettering {
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: Theme.px(1)
                        text: one.modelData
                        color: one.isHit ? Theme.ink : root.field.ink
                        size: 24
                    }
                }
            }
        }

        Lettering {
            visible: root.field.totals.length === 0
            text: qsTr("%1 of 10").arg(root.field.hit.length)
            color: root.field.ink
            size: Theme.grown(26, 1.15)
        }
    }
}
