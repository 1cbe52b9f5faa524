// The player's settings for the session, and the buttons to reserve the station, wipe the glass and see the session.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Options options
    required property Windows windows

    component Choice: ActionButton {
        width: Theme.px(330)
        height: Theme.px(96)
        letterSize: 36
    }

    speech: qsTr("Options")
    onTappedBeside: root.windows.close()

    Card {
        anchors.centerIn: parent
        width: Theme.px(1720)
        height: list.height + Theme.px(280)
        title: qsTr("Options")
        bodyTop: Theme.px(112)

        Grid {
            id: list

            width: parent.width
            rows: Math.ceil(each.count / 2)
            columns: 2
            flow: Grid.TopToBottom
            columnSpacing: Theme.px(16)
            rowSpacing: Theme.px(12)

            Repeater {
                id: each

                model: root.options.rows

                OptionRow {
                    id: option

                    width: Math.floor((list.width - list.columnSpacing) / 2)
                    onChose: choice => root.options.choose(option.name, choice)
                }
            }
        }

        Row {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(20)

            Choice {
                visible: root.options.reservable
                label: qsTr("Reserve station")
                onPressed: root.options.reserve()
            }
            Choice {
                label: qsTr("Clean screen")
                onPressed: root.windows.show("clean")
            }
            Choice {
                label: qsTr("Session")
                onPressed: root.windows.show("session")
            }
            Choice {
                label: qsTr("Done")
                speech: qsTr("Close the options")
                accented: true
                onPressed: root.windows.close()
            }
        }
    }
}
