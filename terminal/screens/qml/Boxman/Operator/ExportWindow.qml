// The export of a list, over it: a choice of places, the progress with Cancel, or what became of it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Exporting exporting

    visible: root.exporting.shown

    Rectangle {
        anchors.fill: parent
        color: "#cc000000"
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1100)
        height: Theme.px(760)
        title: qsTr("Export")
        Accessible.role: Accessible.Dialog
        Accessible.name: title

        PlainText {
            id: said

            width: parent.width
            height: Theme.px(130)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: root.exporting.said
            color: root.exporting.failed || root.exporting.incomplete ? Theme.amber : Theme.ivory
            font.pixelSize: Theme.px(30)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Rectangle {
            id: bar

            anchors.horizontalCenter: parent.horizontalCenter
            y: said.height + Theme.px(40)
            width: parent.width - Theme.px(120)
            height: Theme.px(36)
            visible: root.exporting.running
            radius: Theme.px(8)
            color: "#0c0b09"
            border.width: Theme.line(2)
            border.color: Theme.goldDeep
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.exporting.said

            Rectangle {
                x: Theme.px(4)
                y: Theme.px(4)
                width: Math.round((parent.width - 2 * x) * root.exporting.share)
                height: parent.height - 2 * y
                radius: Theme.px(5)
                color: Theme.gold
            }
        }

        Column {
            id: places

            anchors.horizontalCenter: parent.horizontalCenter
            y: said.height + Theme.px(10)
            spacing: Theme.px(12)

            Repeater {
                model: root.exporting.places
                onItemAdded: places.forceLayout() // a touch may be faster than the next frame

                ActionButton {
                    id: place

                    required property int index
                    required property string title

                    width: Theme.px(900)
                    height: Theme.px(76)
                    label: place.title
                    capitals: false
                    letterSize: 28
                    onPressed: root.exporting.choose(place.index)
                }
            }
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: Theme.px(400)
            height: Theme.px(84)
            label: root.exporting.running ? qsTr("Cancel") : qsTr("Close")
            onPressed: root.exporting.close()
        }
    }
}
