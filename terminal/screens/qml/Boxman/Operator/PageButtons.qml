// The buttons that open the staff's pages, in as many lines as they need. They are placed explicitly, because a touch
// may be faster than the next frame, in which a Grid would place them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Rows buttons
    readonly property int lines: Math.ceil(each.count / 7)
    readonly property int columns: Math.max(5, Math.ceil(each.count / Math.max(1, root.lines)))
    readonly property int spacing: Theme.px(14)
    readonly property real cell: (root.width + root.spacing) / root.columns
    readonly property int line: Theme.px(76) + root.spacing

    signal chosen(page: string)

    height: root.lines * root.line - root.spacing

    Repeater {
        id: each

        model: root.buttons

        ActionButton {
            id: button

            required property int index
            required property string name
            required property string title

            x: Math.round(button.index % root.columns * root.cell)
            y: Math.floor(button.index / root.columns) * root.line
            width: Math.round((button.index % root.columns + 1) * root.cell) - root.spacing - x
            height: Theme.px(76)
            label: button.title
            letterSize: 27
            onPressed: root.chosen(button.name)
        }
    }
}
