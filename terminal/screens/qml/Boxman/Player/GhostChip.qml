// The chip that a finger drags: larger and above the finger, so that the finger does not cover it.
import QtQuick
import Boxman.Shared

Chip {
    id: root

    signal putDown

    function carry(face: string, at: point): void {
        root.chip = face;
        root.x = Math.round(at.x - width / 2);
        root.y = Math.round(at.y) - height - Theme.px(34);
        root.visible = true;
    }

    function letGo(): void {
        root.visible = false;
        root.putDown();
    }

    width: Theme.px(112)
    chip: ""
    visible: false

    Picture {
        anchors.centerIn: parent
        width: Math.round(parent.width * 1.25)
        picture: "chips/halo.png"
    }
}
