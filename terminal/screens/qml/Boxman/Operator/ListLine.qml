// A row of a list with the note under it; one that opens something takes a touch. The one that the buttons of the page
// are about has a bar at its left and a thick frame.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Rectangle {
    id: root

    required property Rows headings
    required property int index
    required property list<string> cells
    required property string note
    required property string tone
    required property bool opens
    required property string speech
    property bool selected: false

    signal touched

    radius: Theme.px(8)
    color: tap.pressed ? "#5a8a6a2a" : root.selected ? "#3cc79c43" : root.index % 2 ? "#0affffff" : "#16ffffff"
    border.width: root.selected ? Theme.line(3) : root.opens ? Theme.line(1) : 0
    border.color: root.selected ? Theme.goldBright : Theme.goldDeep
    Accessible.role: root.opens ? Accessible.Button : Accessible.StaticText
    Accessible.selectable: root.selected
    Accessible.selected: root.selected
    Accessible.name: root.speech
    Accessible.description: root.note
    Accessible.onPressAction: root.touched()

    Rectangle {
        visible: root.selected
        width: Theme.px(12)
        height: parent.height
        topLeftRadius: root.radius
        bottomLeftRadius: root.radius
        color: Theme.goldBright
    }

    ListCells {
        id: line

        y: note.lineCount > 1 || !note.visible ? 0 : Theme.px(7)
        headings: root.headings
        width: parent.width
        height: root.note.length > 0 ? Theme.px(53) : root.height
        texts: root.cells
        tone: root.tone
    }

    PlainText {
        id: note

        x: Theme.px(20)
        y: line.y + Theme.px(52)
        width: parent.width - 2 * x
        visible: root.note.length > 0
        text: root.note
        color: Theme.ivoryDim
        font.pixelSize: Theme.px(20)
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Tap {
        id: tap

        enabled: root.opens
        onTapped: root.touched()
    }
}
