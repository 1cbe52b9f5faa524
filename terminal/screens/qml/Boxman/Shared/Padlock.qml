// A bet that can no longer change.
import QtQuick

Item {
    width: Theme.px(22)
    height: Theme.px(28)

    Rectangle {
        x: Theme.px(4)
        width: Theme.px(14)
        height: Theme.px(18)
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.goldBright
    }

    Rectangle {
        y: Theme.px(11)
        width: Theme.px(22)
        height: Theme.px(16)
        radius: Theme.px(3)
        color: Theme.goldBright
        border.width: Theme.line(1)
        border.color: Theme.ink

        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(4)
            height: Theme.px(8)
            radius: width / 2
            color: Theme.ink
        }
    }
}
