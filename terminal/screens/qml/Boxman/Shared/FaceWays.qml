// Hot Roller: each total with a mark for each of its ways, filled once it has come; a total with all of them is gold. Under
// them the pay for each number of such totals, gold once it is reached.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property list<var> columns: root.field.totals.filter((total, at, all) => all.indexOf(total) === at).map(total => ({
                total: total,
                ways: root.field.totals.filter(other => other === total).length,
                came: root.field.hit.filter(other => other === total).length
            }))

    Lettering {
        x: Theme.px(12)
        y: Theme.px(8)
        height: Theme.px(36)
        text: root.field.title
        color: root.field.won ? root.field.ink : Theme.goldBright
        size: Theme.grown(32, 1.1)
        font.letterSpacing: Theme.px(1)
    }

    Row {
        x: Theme.px(6)
        y: Theme.px(46)

        Repeater {
            model: root.columns

            Item {
                id: column

                required property var modelData
                readonly property bool isDone: column.modelData.came >= column.modelData.ways

                width: Math.floor((root.width - Theme.px(12)) / Math.max(1, root.columns.length))
                height: Theme.px(44)

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.px(34)
                    height: Theme.px(27)
                    radius: Theme.px(6)
                    visible: column.isDone
                    color: Theme.gold
                    border.width: Theme.line(2)
                    border.color: "#fff3c9"
                }
                Lettering {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(1)
                    height: Theme.px(26)
                    text: column.modelData.total
                    color: column.isDone ? Theme.ink : root.field.ink
                    size: 24
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(30)
                    spacing: Theme.px(2)

                    Repeater {
                        model: column.modelData.ways

                        Rectangle {
                            id: mark

                            required property int index
                            readonly property bool isHit: mark.index < column.modelData.came

                            width: Theme.px(11)
                            height: width
                            radius: width / 2
                            color: mark.isHit ? Theme.goldBright : "#30000000"
                            border.width: Theme.line(2)
                            border.color: mark.isHit ? "#fff3c9" : root.field.ink
                        }
                    }
                }
            }
        }
    }

    PayRungs {
        x: Theme.px(6)
        y: Theme.px(92)
        width: root.width - Theme.px(12)
        field: root.field
        count: root.columns.filter(column => column.came >= column.ways).length
    }
}
