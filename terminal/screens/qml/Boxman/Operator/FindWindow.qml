// What a log is to show: words or a number on the keyboard, or a date and a time on the number pad.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Finding finding
    readonly property bool byWords: root.finding.way === "words"

    visible: root.finding.shown

    Rectangle {
        anchors.fill: parent
        color: "#cc000000"
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1896)
        height: Theme.px(1056)
        title: qsTr("Find")
        bodyTop: Theme.px(112)
        Accessible.role: Accessible.Dialog
        Accessible.name: title

        Row {
            id: ways

            anchors.horizontalCenter: parent.horizontalCenter
            height: Theme.px(66)
            spacing: Theme.px(14)

            Repeater {
                model: root.finding.ways
                onItemAdded: ways.forceLayout() // a touch may be faster than the next frame

                ListChoice {
                    id: way

                    height: ways.height
                    onTouched: root.finding.choose(way.name)
                }
            }
        }

        PlainText {
            id: help

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: ways.bottom
            anchors.topMargin: Theme.px(14)
            width: Theme.px(1660)
            height: Theme.px(60)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: root.finding.help
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(26)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
        }

        EntryLine {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: help.bottom
            anchors.topMargin: Theme.px(14)
            width: root.byWords ? keyboard.width : pad.width
            text: root.finding.typed
            trouble: root.finding.trouble
            speech: qsTr("Looked for")
        }

        OnScreenKeyboard {
            id: keyboard

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: root.byWords
            doneLabel: qsTr("Show")
            whole: root.finding.whole
            onTyped: text => root.finding.type(text)
            onErased: root.finding.erase()
            onCleared: root.finding.clear()
            onDone: root.finding.done()
        }

        NumberPad {
            id: pad

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: !root.byWords
            doneLabel: qsTr("Go to")
            whole: root.finding.whole
            onTyped: text => root.finding.type(text)
            onErased: root.finding.erase()
            onCleared: root.finding.clear()
            onDone: root.finding.done()
        }
    }
}
