// The window of a terminal that cannot play at all.
import QtQuick
import Boxman.Backend

Window {
    id: window

    required property Service service

    color: Theme.night
    width: 1920
    height: 1080

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    Image {
        anchors.fill: parent
        source: Theme.assets + "felt/cloth-dark.png"
        fillMode: Image.Tile
    }

    LockScreen {
        anchors.fill: parent
        veil: "#50050403"
        service: window.service
    }

    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(window.height / 2) - Theme.px(340)
        height: Theme.px(84)
        source: Theme.assets + "logo/boxman-720.png"
        sourceSize.height: height
        fillMode: Image.PreserveAspectFit
    }
}
