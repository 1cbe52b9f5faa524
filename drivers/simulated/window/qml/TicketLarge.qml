// The last ticket over the whole window; a click anywhere or Escape closes it.
import QtQuick

Rectangle {
    id: large

    required property string source

    visible: false
    color: "#e0101215"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("The last ticket; click to close")

    function open(): void {
        visible = true;
        forceActiveFocus();
    }

    Keys.onEscapePressed: visible = false

    TapHandler {
        onTapped: large.visible = false
    }

    // A ticket is more than twice as wide as high, so it is rotated in an upright window.
    Image {
        readonly property bool upright: large.height > large.width

        anchors.centerIn: parent
        width: (upright ? large.height : large.width) - 48
        height: (upright ? large.width : large.height) - 48
        rotation: upright ? 90 : 0
        source: large.source
        fillMode: Image.PreserveAspectFit
        mipmap: true
    }
}
