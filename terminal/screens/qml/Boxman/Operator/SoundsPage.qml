// The page of sounds: a volume is chosen, and each sound is played at a touch.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property SoundsPage page
    readonly property int gap: Theme.px(16)
    readonly property int columns: 5
    readonly property int cell: Math.floor((Theme.px(1824) + root.gap) / root.columns)

    DisplayText {
        id: heading

        height: Theme.px(76)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Volume")
        color: Theme.gold
        font.pixelSize: Theme.px(34)
        font.letterSpacing: Theme.px(2)
    }

    Row {
        id: volumes

        x: Theme.px(220)
        height: Theme.px(76)
        spacing: root.gap

        Repeater {
            model: root.page.volumes
            onItemAdded: volumes.forceLayout() // a touch may be faster than the next frame

            ListChoice {
                id: volume

                width: Theme.px(110)
                height: volumes.height
                Accessible.name: qsTr("Volume %1").arg(volume.title)
                onTouched: root.page.choose(volume.name)
            }
        }
    }

    Column {
        anchors.left: volumes.right
        anchors.leftMargin: Theme.px(40)
        anchors.right: parent.right
        anchors.verticalCenter: volumes.verticalCenter

        StaffText {
            width: parent.width
            text: root.page.device
            color: root.page.silent ? Theme.amber : Theme.ivory
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        StaffText {
            width: parent.width
            text: root.page.inPlay
            color: Theme.ivoryDim
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        StaffText {
            width: parent.width
            visible: text !== ""
            text: root.page.stickman
            color: root.page.mute ? Theme.amber : Theme.ivoryDim
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }
    }

    Repeater {
        model: root.page.sounds

        ActionButton {
            id: button

            required property int index
            required property string sound
            required property string title
            required property bool last
            required property bool ready

            x: button.index % root.columns * root.cell
            y: Theme.px(104) + Math.floor(button.index / root.columns) * Theme.px(118)
            width: root.cell - root.gap
            height: Theme.px(102)
            label: button.title
            open: button.ready
            accented: button.last
            letterSize: 32
            onPressed: root.page.play(button.sound)
        }
    }

    TestModeFoot {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        mode: root.page.mode as ModeButton
    }
}
