// The main information line: the state of the game, the result of a roll, the reason of a refusal; beneath it a notice
// about devices, or a hint. If both are long it extends over the felt's rail.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Information information
    required property Service service
    readonly property bool isWarning: root.service.notice.length > 0
    readonly property bool isLong: root.service.notice.indexOf("\n") >= 0
    // How far it extends down when a sentence of two lines, or a notice of two, is shown with the other.
    readonly property int over: Theme.px(root.isLong ? 25 : root.second.length > 0 && root.information.text.length > 80 ? 12 : 0)
    readonly property string second: root.isWarning ? root.service.notice : root.information.hint

    Accessible.role: Accessible.StaticText
    Accessible.name: root.information.text

    Rectangle {
        id: glow

        anchors.fill: parent
        radius: parent.radius
        color: Theme.amber
        opacity: 0
    }

    TextMetrics {
        id: metrics

        font: said.font
        text: root.information.text
    }

    PlainText {
        id: said

        readonly property int edge: Theme.px(20)
        readonly property bool isBroken: metrics.advanceWidth > root.width - 2 * said.edge
        // A sentence a little too long for one line is broken where both lines are about as long, not before its last word.
        readonly property int sides: Math.max(said.edge, said.isBroken ? Math.round((root.width - 0.66 * metrics.advanceWidth) / 2) : 0)

        z: 1 // its letters may extend into the line beneath
        anchors.fill: parent
        anchors.leftMargin: said.sides
        anchors.rightMargin: said.sides
        anchors.topMargin: Theme.px(1)
        anchors.bottomMargin: under.visible ? under.height : 0
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.information.text
        color: root.information.tone === "refusal" || root.information.tone === "hurry" ? Theme.amber : root.information.tone === "win" ? Theme.goldBright : Theme.ivory
        font.weight: root.information.tone === "win" ? Font.Bold : Font.DemiBold
        font.pixelSize: Math.min(Theme.fs(28), Theme.px(under.visible ? 30 : 36))
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(15)
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.92
    }

    Rectangle {
        id: under

        visible: root.second.length > 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.line(2)
        height: Theme.px(root.isLong ? 43 : 26)
        radius: Theme.px(10)
        color: root.isWarning ? "#4a2f05" : "#0f2a1c"
        Accessible.role: Accessible.StaticText
        Accessible.name: root.second

        PlainText {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(14)
            anchors.rightMargin: Theme.px(14)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.second
            color: root.isWarning ? Theme.amber : "#c9f5da"
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(20)
            lineHeight: root.isLong ? 0.92 : 1
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
        }
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
