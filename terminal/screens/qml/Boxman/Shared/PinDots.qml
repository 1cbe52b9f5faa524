// How many digits of a PIN have been typed, without showing them.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property int length
    readonly property int most: 8
    property int least: 4

    function shake(): void {
        tremble.restart();
    }

    implicitWidth: dots.width
    implicitHeight: Theme.px(44)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 digits typed").arg(root.length)

    Row {
        id: dots

        spacing: Theme.px(18)

        Repeater {
            model: root.most

            Rectangle {
                id: dot

                required property int index
                readonly property bool isTyped: dot.index < root.length

                anchors.verticalCenter: parent?.verticalCenter
                width: dot.index < root.least || dot.isTyped ? Theme.px(32) : Theme.px(14)
                height: width
                radius: width / 2
                color: dot.isTyped ? Theme.goldBright : "transparent"
                border.width: Theme.line(2)
                border.color: dot.isTyped ? Theme.goldBright : "#8a8163"
            }
        }
    }

    SequentialAnimation {
        id: tremble

        NumberAnimation {
            target: dots
            property: "x"
            from: 0
            to: Theme.px(16)
            duration: 50
        }
        NumberAnimation {
            target: dots
            property: "x"
            from: Theme.px(16)
            to: -Theme.px(12)
            duration: 80
        }
        NumberAnimation {
            target: dots
            property: "x"
            from: -Theme.px(12)
            to: 0
            duration: 60
        }
    }
}
