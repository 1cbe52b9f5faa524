// The editor of one parameter: what it is, and the control that its kind of value needs.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property ParameterEditor editor
    readonly property bool valid: root.editor.trouble.length === 0

    title: qsTr("Change a parameter")

    Column {
        id: meaning

        width: Theme.px(940)
        spacing: Theme.px(12)

        PlainText {
            width: parent.width
            text: root.editor.name
            color: Theme.goldBright
            font.family: Theme.text
            font.weight: Font.Bold
            font.pixelSize: Theme.px(36)
        }
        PlainText {
            width: parent.width
            height: Theme.px(150)
            wrapMode: Text.WordWrap
            text: root.editor.description
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(26)
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.px(20)
        }
    }

    Column {
        id: facts

        anchors.right: parent.right
        width: Theme.px(840)
        spacing: Theme.px(4)

        ParameterFact {
            width: parent.width
            title: qsTr("Allowed")
            text: root.editor.allowed
        }
        ParameterFact {
            width: parent.width
            title: qsTr("Unit")
            text: root.editor.unit.length > 0 ? root.editor.unit : "–"
        }
        ParameterFact {
            width: parent.width
            title: qsTr("In force")
            text: root.editor.present
        }
        ParameterFact {
            width: parent.width
            title: qsTr("Default")
            text: root.editor.preset
        }
        ParameterFact {
            width: parent.width
            title: qsTr("Last change")
            text: root.editor.history
        }
    }

    Loader {
        id: control

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: parent.height - Math.max(meaning.height, facts.height) - Theme.px(30)
        sourceComponent: root.editor.control === "keyboard" ? typing : root.editor.control === "choice" || root.editor.control === "several" ? choosing : numbering
    }

    Component {
        id: typing

        EditorKeyboard {
            editor: root.editor
        }
    }

    Component {
        id: choosing

        EditorChoices {
            editor: root.editor
        }
    }

    Component {
        id: numbering

        EditorNumbers {
            editor: root.editor
        }
    }
}
