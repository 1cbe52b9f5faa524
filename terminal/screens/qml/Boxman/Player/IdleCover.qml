// Covers an untouched table. The touch that removes the cover does nothing else: it takes effect when the finger is
// lifted, so that no part of it reaches what is beneath.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Idle idle
    required property FirstHandLesson firstHand
    required property int sideX
    readonly property bool invites: root.isAttracting && root.firstHand.offered
    readonly property bool isAttracting: root.idle.phase === "attract"
    readonly property bool isDim: root.idle.phase === "dim"

    TouchCover {
        anchors.fill: parent
        visible: root.isAttracting || root.isDim
        speech: root.isAttracting ? root.idle.invitation : qsTr("Touch to continue")
        onReleased: root.idle.wake()
        Accessible.role: Accessible.Button
        Accessible.onPressAction: root.idle.wake()

        Loader {
            anchors.fill: parent
            active: root.isAttracting
            sourceComponent: AttractScreen {
                idle: root.idle
                invites: root.invites
            }
        }

        Rectangle {
            anchors.fill: parent
            visible: root.isDim
            color: "#96000000"

            // Not dimmed, where the table has it.
            MalfunctionSign {
                x: root.sideX
                y: Math.round((parent.height - Theme.px(1080)) / 2) + Theme.px(778)
                width: Theme.px(312)
                height: Theme.px(46)
                idle: root.idle
            }

            Plate {
                anchors.centerIn: parent
                width: Math.min(Theme.px(1200), word.implicitWidth + Theme.px(120))
                height: Theme.px(130)
                border.width: Theme.px(3)
                border.color: Theme.gold

                PlainText {
                    id: word

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, Theme.px(1100))
                    text: qsTr("Touch to continue")
                    color: Theme.goldBright
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.fs(48)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(30)
                }
            }
        }
    }

    ActionButton {
        x: Math.round((parent.width + Theme.px(1920)) / 2) - Theme.px(84) - width
        y: Math.round((parent.height - Theme.px(1080)) / 2) + Theme.px(892)
        width: Theme.px(560)
        height: Theme.px(104)
        visible: root.invites
        accented: true
        label: root.idle.firstHandHere
        speech: qsTr("Play a first hand with play chips")
        letterSize: 46
        onPressed: {
            root.idle.wake();
            root.firstHand.begin();
        }
    }

    // Over everything; notices every touch and takes none.
    Item {
        anchors.fill: parent

        PointHandler {
            onActiveChanged: if (active)
                root.idle.touched()
        }
    }
}
