// The names of people, to be touched by the one who signs in. They are placed explicitly, because a touch may be faster
// than the next frame, in which a view would place them.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Flickable {
    id: root

    required property Rows people
    readonly property int columns: 2
    readonly property int cellHeight: Theme.px(134)

    signal touched(number: int)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentHeight: Math.ceil(each.count / root.columns) * root.cellHeight

    Repeater {
        id: each

        model: root.people

        NotedButton {
            id: person

            required property int index
            required property int number
            required property string name
            required property string role
            required property bool chosen

            x: Math.floor(person.index % root.columns * root.width / root.columns)
            y: Math.floor(person.index / root.columns) * root.cellHeight
            width: Math.floor(root.width / root.columns) - Theme.px(14)
            height: root.cellHeight - Theme.px(14)
            label: person.name
            below: person.role
            accented: person.chosen
            letterSize: 34
            onPressed: root.touched(person.number)
        }
    }
}
