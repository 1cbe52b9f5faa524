// An engraved plate: the main, with the totals that win and lose on the first throw after it; polished while it is played.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property FieldLook field
    readonly property bool isLit: root.field.finished
    readonly property bool isThrow: root.field.dice.length > 0

    component Cut: Lettering {
        x: Theme.px(12)
        width: root.width - Theme.px(24)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(17)
        color: Theme.ink
    }

    Picture {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        height: parent.height + Theme.px(6)
        picture: root.isLit ? "hazard/plate-lit.png" : "hazard/plate.png"
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        visible: !root.isLit && !root.field.open
        radius: Theme.px(10)
        color: "#2e000000"
    }

    // The plate that is played is marked by its frame and its sign, too.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        visible: root.isLit
        radius: Theme.px(14)
        color: "transparent"
        border.width: Theme.line(4)
        border.color: Theme.goldBright
    }

    Cut {
        y: Theme.px(14)
        height: Theme.px(62)
        visible: !root.isThrow
        text: root.field.title
        size: 66
    }

    Cut {
        y: Theme.px(76)
        height: Theme.px(28)
        visible: !root.isThrow
        text: qsTr("Wins %1").arg(root.field.totals.join(" "))
        size: 25
    }

    Cut {
        y: Theme.px(104)
        height: Theme.px(28)
        visible: !root.isThrow
        text: qsTr("Loses %1").arg(root.field.loses.join(" "))
        size: 25
    }

    DicePicture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(26)
        visible: root.isThrow
        dice: root.field.dice
        size: Theme.px(52)
    }

    Cut {
        y: Theme.px(84)
        height: Theme.px(48)
        visible: root.isThrow
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        text: root.isThrow ? root.field.title : ""
        size: 28
        lineHeight: 0.86
    }
}
