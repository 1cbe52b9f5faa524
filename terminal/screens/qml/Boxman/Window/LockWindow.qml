// The window of a terminal that cannot play at all.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Operator
import Boxman.Player
import Boxman.Shared

Window {
    id: window

    required property Service service
    required property bool practice
    property Menu menu: null

    color: Theme.night
    width: 1920
    height: 1080

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / band.designHeight)
    }

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth-dark.png"
        fillMode: Image.Tile
    }

    LockScreen {
        id: lock

        anchors.fill: parent
        veil: "#50050403"
        service: window.service
    }

    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(window.height / 2) - Theme.px(340) - lock.doorsHeight / 2
        height: Theme.px(84)
        source: Theme.assets + "logo/boxman-720.png"
        sourceSize.height: height
        fillMode: Image.PreserveAspectFit
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(window.height / 2) + Theme.px(260) + lock.doorsHeight / 2
        spacing: Theme.px(20)

        Repeater {
            model: window.menu ? window.menu.buttons : null

            ActionButton {
                id: button

                required property string name
                required property string title

                width: Theme.px(320)
                height: Theme.px(84)
                label: button.title
                onPressed: window.menu.show(button.name)
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: window.menu !== null
        sourceComponent: StaffPages {
            menu: window.menu
        }
    }

    PracticeBand {
        id: band

        anchors.fill: parent
        practice: window.practice
    }
}
