// The left half of a bet's card: what wins it, what loses it, what the next roll does, and its other terms.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Column {
    id: root

    required property BetCard card

    spacing: Theme.px(8)

    component Passage: Column {
        id: passage

        required property string heading
        required property color ink
        required property string sentence

        width: root.width
        visible: passage.sentence.length > 0
        bottomPadding: Theme.px(10)

        DisplayText {
            width: parent.width
            text: passage.heading
            color: passage.ink
            font.letterSpacing: Theme.px(1.5)
            font.pixelSize: Theme.fs(28)
        }
        WindowText {
            size: 26
            horizontalAlignment: Text.AlignLeft
            text: passage.sentence
        }
    }

    Passage {
        heading: qsTr("Wins")
        ink: Theme.green
        sentence: root.card.wins
    }
    Passage {
        heading: qsTr("Loses")
        ink: Theme.redInk
        sentence: root.card.loses
    }
    Passage {
        heading: qsTr("Now")
        ink: Theme.blueInk
        sentence: root.card.now
    }
    WindowText {
        visible: text.length > 0
        size: 23
        horizontalAlignment: Text.AlignLeft
        text: root.card.terms
        color: Theme.ivoryDim
    }
}
