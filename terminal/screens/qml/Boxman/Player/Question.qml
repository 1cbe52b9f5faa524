// A window that asks something: sentences, and the answers under them.
import QtQuick
import Boxman.Shared

Veil {
    id: root

    required property string title
    required property int cardWidth
    property int spacing: 18
    default property alias lines: body.data

    Card {
        id: card

        anchors.centerIn: parent
        width: Theme.px(root.cardWidth)
        height: body.height + card.bodyTop + Theme.px(38)
        title: root.title
        bodyTop: Theme.px(108)

        Column {
            id: body

            width: parent.width
            spacing: Theme.px(root.spacing)
        }
    }
}
