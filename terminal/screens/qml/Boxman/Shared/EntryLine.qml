// The line in which typed text appears, and beneath it why it cannot be accepted yet.
import QtQuick

Item {
    id: root

    required property string text
    property string speech: qsTr("Typed")
    property string trouble: ""
    // Dots in place of what is typed, for a secret.
    property bool secret: false
    property int lineHeight: Theme.px(84)

    height: lineHeight + Theme.px(50)

    Rectangle {
        id: box

        width: parent.width
        height: root.lineHeight
        radius: Theme.px(10)
        color: "#0c0b09"
        border.width: Theme.line(2)
        border.color: root.trouble.length > 0 ? Theme.amber : Theme.goldDeep
        Accessible.role: Accessible.EditableText
        Accessible.name: root.speech + ": " + line.text

        PlainText {
            id: line

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(22)
            anchors.verticalCenter: parent.verticalCenter
            // The end of a long line is what is being typed.
            width: Math.min(implicitWidth, parent.width - Theme.px(60))
            elide: Text.ElideLeft
            text: root.secret ? "•".repeat(root.text.length) : root.text
            font.weight: Font.DemiBold
            font.pixelSize: Theme.px(42)
        }

        Rectangle {
            x: line.x + line.width + Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.line(3)
            height: Theme.px(50)
            color: Theme.goldBright
        }
    }

    PlainText {
        anchors.top: box.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        height: Theme.px(42)
        text: root.trouble
        wrapMode: Text.WordWrap
        color: Theme.amber
        font.pixelSize: Theme.px(26)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
