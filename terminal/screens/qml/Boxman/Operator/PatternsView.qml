// The patterns over the whole screen. A touch shows the next one, and the buttons, which go after a while.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Patterns patterns

    signal ended

    PatternPicture {
        anchors.fill: parent
        kind: root.patterns.kind
        colour: root.patterns.colour
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Next pattern")
        Accessible.onPressAction: root.patterns.next()

        Tap {
            onTapped: root.patterns.next()
        }
    }

    TestBanner {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.patterns.below ? root.height - height - Theme.px(40) : Theme.px(40)
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((root.height - height) * (root.patterns.below ? 0.86 : 0.14))
        visible: root.patterns.controls
        width: Theme.px(1420)
        height: Theme.px(130)
        radius: Theme.px(14)
        color: "#100e0b"
        border.width: Theme.line(2)
        border.color: Theme.goldDeep

        Accessible.role: Accessible.Grouping
        Accessible.name: root.patterns.title

        // A finger beside the buttons shows no other pattern by mistake.
        Tap {}

        IconButton {
            id: previous

            x: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(140)
            height: Theme.px(90)
            picture: "icons/arrow-left.png"
            speech: qsTr("Previous pattern")
            onPressed: root.patterns.previous()
        }

        PlainText {
            anchors.left: previous.right
            anchors.right: leave.left
            anchors.margins: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: root.patterns.title
            font.pixelSize: Theme.px(32)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        ActionButton {
            id: leave

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(380)
            height: Theme.px(90)
            label: qsTr("Leave")
            accented: true
            onPressed: root.ended()
        }
    }
}
