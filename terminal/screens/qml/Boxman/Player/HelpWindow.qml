// The help: one page of the rules at a time, beside the felt with the page's fields lit, and their pays.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property HelpPages help
    required property FirstHandLesson firstHand
    required property Windows windows

    // The scale of this page's texts, so that the longest of them also fit.
    property real fit: 1

    function fitted(size: real): int {
        return Math.round(Theme.fs(size) * root.fit);
    }

    // Keep a short last word with the word before it, so that it is not alone on a line.
    function ended(text: string): string {
        return text.replace(/( \S{1,3}){1,2}$/, words => words.replace(/ /g, "\u00a0"));
    }

    function overflows(): bool {
        words.forceLayout();
        pays.forceLayout();
        return words.implicitHeight > words.height || pays.implicitHeight > pays.height;
    }

    function settle(): void {
        root.fit = 1;
        for (let step = 0; step < 8 && root.overflows(); step++)
            root.fit -= 0.05;
    }

    function swipe(travelled: real): void {
        if (travelled < -Theme.px(120))
            root.help.forward();
        else if (travelled > Theme.px(120))
            root.help.back();
    }

    speech: qsTr("Help")
    onTappedBeside: root.windows.close()
    onVisibleChanged: if (root.visible)
        root.settle()
    Component.onCompleted: {
        root.help.prepare();
        root.settle();
    }

    Connections {
        target: root.help

        function onPageChanged(): void {
            root.settle();
        }
    }

    Connections {
        target: Theme

        // The letters get the new size only after this.
        function onTextScaleChanged(): void {
            Qt.callLater(root.settle);
        }

        function onUnitChanged(): void {
            root.settle();
        }
    }

    Card {
        id: card

        anchors.centerIn: parent
        width: Theme.px(1800)
        height: Theme.px(1020)
        title: root.help.title
        bodyTop: Theme.px(112)

        // No drag handler: it would let the mouse through to the handlers of the table beneath.
        MouseArea {
            id: page

            property real downX: 0

            anchors.fill: parent
            preventStealing: true
            onPressed: mouse => page.downX = mouse.x
            onReleased: mouse => root.swipe(mouse.x - page.downX)
        }

        MiniFelt {
            id: felt

            width: Theme.px(920)
            spots: root.help.spots
            prints: root.help.prints
            feltWidth: root.help.feltWidth
            feltHeight: root.help.feltHeight
            puckX: root.help.puckX
            puckY: root.help.puckY
            puckOn: root.help.puckOn
            decor: root.help.decor
        }

        PayTable {
            id: pays

            y: felt.height + Theme.px(18)
            width: felt.width
            height: marks.y - y - Theme.px(14)
            help: root.help
            letters: root.fitted(25)
        }

        // Under the felt of the first page, which has no pays.
        Plate {
            y: felt.height + Theme.px(28)
            width: felt.width
            height: Theme.px(230)
            visible: root.firstHand.offered && root.help.isFirst && pays.implicitHeight <= 0
            border.width: Theme.px(3)
            border.color: Theme.gold

            DisplayText {
                x: Theme.px(28)
                y: Theme.px(16)
                width: parent.width - 2 * x
                text: qsTr("New to the game?")
                color: Theme.goldBright
                font.pixelSize: Theme.px(46)
                font.letterSpacing: Theme.px(2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(28)
            }
            PlainText {
                x: Theme.px(28)
                y: Theme.px(76)
                width: parent.width - 2 * x
                height: Theme.px(44)
                text: qsTr("Three minutes with play chips: no money is bet.")
                font.pixelSize: Theme.fs(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(22)
            }
            ActionButton {
                x: Theme.px(28)
                y: Theme.px(132)
                width: parent.width - 2 * x
                height: Theme.px(78)
                accented: true
                label: qsTr("Play a first hand")
                speech: qsTr("Play a first hand with play chips")
                letterSize: 38
                onPressed: root.firstHand.begin()
            }
        }

        Column {
            id: words

            x: Theme.px(960)
            width: card.width - x - Theme.px(72)
            height: marks.y - Theme.px(14)
            spacing: Math.round(Theme.px(20) * root.fit)

            Repeater {
                model: root.help.passages

                Item {
                    id: passage

                    required property string head
                    required property string text

                    width: words.width
                    height: (passage.head.length > 0 ? head.implicitHeight : 0) + body.implicitHeight

                    PlainText {
                        id: head

                        visible: passage.head.length > 0
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: passage.head
                        color: Theme.gold
                        font.family: Theme.display
                        font.weight: Font.Bold
                        font.pixelSize: root.fitted(36)
                        font.letterSpacing: Theme.px(1.5)
                    }
                    PlainText {
                        id: body

                        anchors.bottom: parent.bottom
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: root.ended(passage.text)
                        lineHeight: 1.12
                        font.pixelSize: root.fitted(30)
                    }
                }
            }
        }

        PageMarks {
            id: marks

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: -Theme.px(14)
            help: root.help
        }
    }

    TabularText {
        x: card.x + Theme.px(44)
        y: card.y + Theme.px(44)
        text: root.help.numbered
        color: Theme.ivoryDim
        font.pixelSize: Theme.fs(24)
    }

    IconButton {
        x: card.x + card.width - width - Theme.px(26)
        y: card.y + Theme.px(24)
        width: Theme.px(72)
        height: Theme.px(72)
        picture: "icons/close.png"
        speech: qsTr("Close")
        onPressed: root.windows.close()
    }
}
