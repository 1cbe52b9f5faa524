// The main information line: where the game stands, how a roll went, why a touch was refused.
import QtQuick
import Boxman.Backend

Plate {
    id: root

    required property Information information

    Accessible.role: Accessible.StaticText
    Accessible.name: root.information.text

    Rectangle {
        id: glow

        anchors.fill: parent
        radius: parent.radius
        color: Theme.amber
        opacity: 0
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(24)
        anchors.rightMargin: Theme.px(24)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.information.text
        color: root.information.tone === "refusal" ? Theme.amber : root.information.tone === "win" ? Theme.goldBright : Theme.ivory
        font.family: Theme.text
        font.weight: root.information.tone === "win" ? Font.Bold : Font.DemiBold
        font.pixelSize: Theme.px(30)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }

    NumberAnimation {
        id: flash

        target: glow
        property: "opacity"
        from: 0.55
        to: 0
        duration: 450
    }

    Connections {
        target: root.information

        function onRefused(): void {
            flash.restart();
        }
    }
}
