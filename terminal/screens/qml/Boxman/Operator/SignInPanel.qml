// Before the staff's panel: who signs in, and the PIN; a first PIN that is changed; the name of the first operator.
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
            wrapMode: Text.WordWrap
            text: root.signingIn.hint
            color: Theme.ivory
            font.pixelSize: Theme.px(28)
        }

        PersonList {
            anchors.top: hint.bottom
            anchors.bottom: parent.bottom
            width: hint.width
            visible: root.signingIn.step === "names"
            people: root.signingIn.people as Rows
            onTouched: number => root.signingIn.choose(number)
        }

        PersonPin {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(30)
            width: Theme.px(620)
            visible: root.signingIn.typing
            pin: root.signingIn.pin as PinDialog
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
