// The draft: each change with before and after, what it requires, and the buttons that apply or discard all of it.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

StaffPage {
    id: root

    required property ParameterDraft draft
    readonly property bool ready: root.draft.ready

    title: qsTr("Draft")

    ListView {
        id: list

        width: Theme.px(1120)
        height: parent.height
        clip: true
        spacing: Theme.px(10)
        model: root.draft.lines

        delegate: Rectangle {
            id: line

            required property string name
            required property string before
            required property string after

            width: list.width
            height: Theme.px(112)
            radius: Theme.px(10)
            color: "#1d1a14"
            border.width: Theme.line(1)
            border.color: Theme.panelEdge
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2, until now %3").arg(line.name).arg(line.after).arg(line.before)

            PlainText {
                x: Theme.px(20)
                y: Theme.px(10)
                text: line.name
                color: Theme.gold
                font.family: Theme.text
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(24)
            }
            PlainText {
                x: Theme.px(20)
                y: Theme.px(48)
                width: parent.width - Theme.px(170)
                height: Theme.px(58)
                text: line.before + "  →  " + line.after
                wrapMode: Text.Wrap
                color: Theme.ivory
                font.family: Theme.text
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(28)
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(20)
            }
            IconButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(110)
                height: Theme.px(88)
                picture: "icons/close.png"
                speech: qsTr("Do not change %1").arg(line.name)
                onPressed: root.draft.drop(line.name)
            }
        }
    }

    Column {
        x: Theme.px(1160)
        width: parent.width - x
        spacing: Theme.px(16)

        PlainText {
            visible: root.draft.source.length > 0
            width: parent.width
            wrapMode: Text.Wrap
            text: root.draft.source
            color: Theme.ivory
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(24)
        }
        PlainText {
            readonly property string heading: needs.count > 0 ? qsTr("Required") : qsTr("Nothing is required")

            text: root.draft.count > 0 ? heading : root.draft.applied.length > 0 ? root.draft.applied : qsTr("Nothing is changed")
            color: Theme.gold
            font.family: Theme.display
            font.weight: Font.Bold
            font.capitalization: Font.AllUppercase
            font.pixelSize: Theme.px(34)
        }

        Repeater {
            id: needs

            model: root.draft.needs

            Item {
                id: need

                required property string title
                required property bool met
                required property string why

                width: parent?.width ?? 0
                height: Math.max(Theme.px(52), words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: need.met ? need.title : need.title + ": " + need.why

                Image {
                    width: Theme.px(44)
                    height: width
                    source: Theme.assets + (need.met ? "icons/check-gold.png" : "icons/close.png")
                    sourceSize: Qt.size(width, height)
                }
                Column {
                    id: words

                    x: Theme.px(60)
                    width: parent.width - x

                    PlainText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: need.title
                        color: Theme.ivory
                        font.family: Theme.text
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.px(24)
                    }
                    PlainText {
                        visible: !need.met
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: need.why
                        color: Theme.amber
                        font.family: Theme.text
                        font.weight: Font.Medium
                        font.pixelSize: Theme.px(21)
                    }
                }
            }
        }
    }

    PlainText {
        x: Theme.px(1160)
        anchors.bottom: discard.top
        anchors.bottomMargin: Theme.px(16)
        width: parent.width - x
        height: Theme.px(120)
        verticalAlignment: Text.AlignBottom
        wrapMode: Text.WordWrap
        text: root.draft.note
        color: Theme.amber
        font.family: Theme.text
        font.weight: Font.Medium
        font.pixelSize: Theme.px(24)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    ActionButton {
        id: discard

        x: Theme.px(1160)
        anchors.bottom: parent.bottom
        width: Theme.px(310)
        height: Theme.px(96)
        label: qsTr("Discard")
        speech: qsTr("Discard the draft")
        open: root.draft.count > 0
        letterSize: 36
        onPressed: root.draft.discard()
    }

    ActionButton {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: Theme.px(330)
        height: Theme.px(96)
        label: qsTr("Apply")
        speech: qsTr("Apply the draft")
        note: root.draft.restarts ? qsTr("The terminal restarts") : ""
        open: root.ready
        accented: true
        letterSize: 40
        onPressed: if (root.ready)
            root.draft.apply()
    }
}
