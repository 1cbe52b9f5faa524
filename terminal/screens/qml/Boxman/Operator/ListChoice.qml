// One of the filters over a list.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property string name
    required property string title
    required property bool chosen
    // Many filters stand closer together, each as wide as its word needs.
    property bool crowded: false

    signal touched

    width: Math.max(word.implicitWidth + Theme.px(root.crowded ? 24 : 56), Theme.px(root.crowded ? 104 : 160))
    radius: Theme.px(10)
    color: tap.pressed ? "#8a6a2a" : root.chosen ? "#c79c43" : "#2b2619"
    border.width: Theme.line(2)
    border.color: root.chosen ? "#fff3c9" : Theme.goldDeep
    Accessible.role: Accessible.PageTab
    Accessible.name: root.title
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.touched()

    DisplayText {
        id: word

        anchors.centerIn: parent
        text: root.title
        color: root.chosen ? Theme.ink : Theme.ivory
        font.pixelSize: Theme.px(30)
        font.letterSpacing: Theme.px(1)
    }

    Tap {
        id: tap

        onTapped: root.touched()
    }
}
