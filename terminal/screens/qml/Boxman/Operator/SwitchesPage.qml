// The page of the cabinet's switches and lights: each door and key live, and the tower light at a touch.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property SwitchesPage page
    readonly property int cell: Math.floor((lights.width + lights.gap) / 3)

    component Heading: DisplayText {
        color: Theme.gold
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(2)
    }

    Column {
        width: Theme.px(620)
        spacing: Theme.px(8)

        Heading {
            text: qsTr("Doors")
        }

        Repeater {
            model: root.page.doors

            DeviceLine {
                width: parent?.width ?? 0
            }
        }

        Heading {
            topPadding: Theme.px(18)
            text: qsTr("Keys")
        }

        Repeater {
            model: root.page.keys

            DeviceLine {
                width: parent?.width ?? 0
            }
        }
    }

    Item {
        id: lights

        readonly property int gap: Theme.px(20)

        x: Theme.px(680)
        width: parent.width - x
        height: foot.y

        Heading {
            id: heading

            text: qsTr("Tower light")
        }

        StaffText {
            anchors.right: parent.right
            anchors.baseline: heading.baseline
            text: root.page.shows
        }

        Repeater {
            model: root.page.lamps

            NotedButton {
                id: button

                required property int index
                required property string lamp
                required property string title
                required property string light
                required property bool tested
                required property bool ready

                x: button.index % 3 * root.cell
                y: Theme.px(54) + Math.floor(button.index / 3) * Theme.px(250)
                width: root.cell - lights.gap
                height: Theme.px(230)
                label: button.title
                below: button.light
                open: button.ready
                accented: button.tested
                letterSize: 40
                onPressed: root.page.show(button.lamp)
            }
        }
    }

    TestModeFoot {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        mode: root.page.mode as ModeButton
        remark: root.page.remark
    }
}
