// The marker puck: OFF in its corner, ON beside its Point. It flashes green when a bet must wait for it.
import QtQuick

Item {
    id: root

    property bool on: false
    property bool settled: false
    property bool beckoning: false
    readonly property string side: root.on ? "puck/puck-on" : "puck/puck-off"

    width: Theme.px(50)
    height: width
    Component.onCompleted: root.settled = true

    Accessible.role: Accessible.StaticText
    Accessible.name: root.on ? qsTr("Puck ON") : qsTr("Puck OFF")

    Behavior on x {
        enabled: root.settled

        NumberAnimation {
            duration: 380
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on y {
        enabled: root.settled

        NumberAnimation {
            duration: 380
            easing.type: Easing.InOutQuad
        }
    }

    Picture {
        anchors.fill: parent
        picture: root.side + ".png"
    }

    Picture {
        id: green

        anchors.fill: parent
        visible: opacity > 0
        opacity: 0
        picture: root.side + "-green.png"
    }

    SequentialAnimation {
        id: flash

        loops: 3

        NumberAnimation {
            target: green
            property: "opacity"
            from: 0
            to: 1
            duration: 180
        }
        NumberAnimation {
            target: green
            property: "opacity"
            from: 1
            to: 0
            duration: 180
        }
    }

    onBeckoningChanged: if (root.beckoning)
        flash.restart()
}
