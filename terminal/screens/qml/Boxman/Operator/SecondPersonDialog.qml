// Over a page: a second person chooses the own name and types the PIN.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    // A SecondPerson; the linter's description of Python classes does not know the subclasses of PersonAndPin.
    required property var second

    visible: root.second.open
    Accessible.role: Accessible.Pane
    Accessible.name: root.second.title

    Rectangle {
        anchors.fill: parent
        color: "#b3000000"
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true
        hoverEnabled: true
    }

    Card {
        anchors.centerIn: parent
        width: Theme.px(1700)
        height: Theme.px(1000)
        title: root.second.title
        bodyTop: Theme.px(110)

        StaffText {
            id: hint

            width: Theme.px(840)
            height: Theme.px(120)
            wrapMode: Text.WordWrap
            text: root.second.hint
            font.pixelSize: Theme.px(28)
        }

        PersonList {
            anchors.top: hint.bottom
            anchors.bottom: back.top
            anchors.bottomMargin: Theme.px(16)
            width: hint.width
            people: root.second.people as Rows
            onTouched: number => root.second.choose(number)
        }

        ActionButton {
            id: back

            anchors.bottom: parent.bottom
            width: Theme.px(400)
            height: Theme.px(76)
            label: qsTr("Cancel")
            speech: qsTr("Cancel: without a second person")
            onPressed: root.second.close()
        }

        PinPad {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            width: Theme.px(620)
            visible: root.second.typing
            pin: root.second.pin as TypedPin
        }
    }
}
