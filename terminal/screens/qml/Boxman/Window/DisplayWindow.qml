// The window of the wall display.
import QtQuick
import Boxman.Backend
import Boxman.Display
import Boxman.Shared

Window {
    id: window

    required property Wall wall

    color: Theme.night
    width: 1920
    height: 1080
    title: qsTr("Table display")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    WallView {
        anchors.fill: parent
        wall: window.wall
    }
}
