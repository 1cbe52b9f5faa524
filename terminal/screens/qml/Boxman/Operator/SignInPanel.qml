// Before the staff's panel: who signs in, and the PIN; a first PIN that is changed; the name of the first operator.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    // A SigningIn; the linter's description of Python classes does not know the subclasses of PersonAndPin.
    required property var signingIn

    visible: root.signingIn.step.length > 0
    Accessible.role: Accessible.Pane
    Accessible.name: root.signingIn.title

    Rectangle {
        anchors.fill: parent
        color: "#b3000000"
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    // Takes all other fingers, which the mouse area would let through to play.
    MultiPointTouchArea {
        anchors.fill: parent
        mouseEnabled: false
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1800)
        height: Theme.px(1040)
        title: root.signingIn.title
        bodyTop: Theme.px(110)

        StaffText {
            id: hint

            width: root.signingIn.step === "first" && !root.signingIn.typing ? parent.width : Theme.px(940)
            height: Theme.px(90)
            horizontalAlignment: conditions.visible ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.WordWrap
            text: root.signingIn.hint
            color: Theme.ivory
            font.pixelSize: Theme.px(conditions.visible ? 34 : 28)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(22)
        }

        PersonList {
            anchors.top: hint.bottom
            anchors.bottom: parent.bottom
            width: hint.width
            visible: root.signingIn.step === "names"
            people: root.signingIn.people as Rows
            onTouched: number => root.signingIn.choose(number)
        }

        ActionButton {
            anchors.bottom: parent.bottom
            width: Theme.px(400)
            height: Theme.px(76)
            visible: root.signingIn.own
            label: root.signingIn.isChanged ? qsTr("Done") : qsTr("Cancel")
            speech: root.signingIn.isChanged ? qsTr("Done: back to the panel") : qsTr("Cancel: keep the PIN")
            onPressed: root.signingIn.close()
        }

        PinPad {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(30)
            width: Theme.px(620)
            visible: root.signingIn.typing
            pin: root.signingIn.pin as TypedPin
        }

        Column {
            id: conditions

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(190)
            width: Theme.px(1240)
            visible: root.signingIn.step === "first" && !root.signingIn.naming && !root.signingIn.typing
            spacing: Theme.px(22)

            Repeater {
                model: root.signingIn.conditions

                Rectangle {
                    id: condition

                    required property int index
                    required property string title
                    required property bool met

                    width: conditions.width
                    height: Theme.px(128)
                    radius: Theme.px(14)
                    color: "#1d1a14"
                    border.width: Theme.line(2)
                    border.color: condition.met ? Theme.gold : Theme.panelEdge
                    Accessible.role: Accessible.StaticText
                    Accessible.name: condition.title

                    DisplayText {
                        x: Theme.px(36)
                        width: Theme.px(70)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: condition.index + 1
                        color: Theme.gold
                        font.pixelSize: Theme.px(54)
                    }
                    StaffText {
                        x: Theme.px(120)
                        width: parent.width - x - Theme.px(120)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.WordWrap
                        text: condition.title
                        color: Theme.ivory
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.px(40)
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.px(24)
                    }
                    Image {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(36)
                        anchors.verticalCenter: parent.verticalCenter
                        visible: condition.met
                        width: Theme.px(56)
                        height: width
                        source: Theme.assets + "icons/check-gold.png"
                        sourceSize: Qt.size(width, height)
                    }
                }
            }
        }

        StaffText {
            anchors.top: conditions.bottom
            anchors.topMargin: Theme.px(40)
            anchors.horizontalCenter: parent.horizontalCenter
            width: conditions.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            visible: conditions.visible && text.length > 0
            text: root.signingIn.where
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(28)
        }

        EntryLine {
            id: line

            readonly property TypedText typed: root.signingIn.name as TypedText

            anchors.top: hint.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: keyboard.width
            visible: root.signingIn.naming
            text: line.typed.text
            speech: qsTr("Name")
        }

        OnScreenKeyboard {
            id: keyboard

            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.signingIn.naming
            whole: line.text.trim().length > 0
            onTyped: text => line.typed.type(text)
            onErased: line.typed.erase()
            onCleared: line.typed.clear()
            onDone: root.signingIn.named()
        }
    }
}
