// A button that gives one order. Its help is the order table's.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: button

    required property var panel
    required property string order
    property bool accented: false

    readonly property string help: panel.help(order)

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.preferredHeight: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    hoverEnabled: true

    Accessible.name: text
    Accessible.description: help

    onClicked: panel.give(order)

    Loader {
        anchors.fill: parent
        active: button.hovered && button.enabled
        sourceComponent: HelpTip {
            text: button.help
            visible: true
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.accented && button.enabled ? Qt.darker(Theme.accent, button.down ? 1.2 : button.hovered ? 1.08 : 1) : button.down ? Theme.controlDown : button.hovered ? Theme.controlHover : Theme.control
        border.width: button.visualFocus ? 2 : 0
        border.color: Theme.text
    }

    contentItem: PlainText {
        text: button.text
        color: !button.enabled ? Theme.textOff : button.accented ? Theme.accentText : Theme.text
        font.pixelSize: Theme.textSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
