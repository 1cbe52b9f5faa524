// The window of the dealer's console.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Dealer
import Boxman.Shared

Window {
    id: window

    required property Console desk

    color: Theme.night
    width: 1920
    height: 1080
    title: qsTr("Dealer")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    ConsoleView {
        anchors.fill: parent
        desk: window.desk
    }
}
