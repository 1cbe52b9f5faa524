// A window over the table: created when it is first opened, or earlier in a quiet moment, and then kept.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Loader {
    id: root

    required property string name
    required property Windows windows
    required property bool warm
    readonly property bool isOpen: root.windows.open === root.name
    property bool wasWanted: false

    anchors.fill: parent
    active: root.wasWanted
    asynchronous: !root.isOpen
    visible: root.isOpen

    onIsOpenChanged: if (root.isOpen)
        root.wasWanted = true
    onWarmChanged: if (root.warm)
        root.wasWanted = true
    Component.onCompleted: if (root.isOpen || root.warm)
        root.wasWanted = true
}
