// Enters a value by choosing one or several of those that are offered.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property ParameterEditor editor
    readonly property int columns: 4
    readonly property int spacing: Theme.px(18)
    readonly property int cell: Math.floor((root.width + root.spacing) / root.columns)

    Repeater {
        model: root.editor.options

        KeyboardKey {
            id: option

            required property int index
            required property string value
            required property string title
            required property bool chosen

            x: option.index % root.columns * root.cell
            y: Math.floor(option.index / root.columns) * Theme.px(118)
            width: root.cell - root.spacing
            height: Theme.px(100)
            label: option.title
            lit: option.chosen
            letterSize: 36
            Accessible.checkable: true
            Accessible.checked: option.chosen
            onPressed: root.editor.choose(option.value)
        }
    }

    EditorButtons {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        editor: root.editor
    }
}
