// The marker puck: OFF in its corner, ON above the Point.
import QtQuick

Item {
    id: root

    property bool on: false
    property bool settled: false

    width: Theme.px(62)
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

    Image {
        anchors.fill: parent
        source: Theme.assets + (root.on ? "puck/puck-on.png" : "puck/puck-off.png")
        sourceSize: Qt.size(width, height)
    }
}
