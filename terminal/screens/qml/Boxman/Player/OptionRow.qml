// An option: its name, a line on its effect, and its control. The whole row of a switch can be touched.
import QtQuick
import Boxman.Shared

Rectangle {
    id: root

    required property string name
    required property string kind
    required property string title
    required property string sentence
    required property list<string> choices
    required property int chosen
    readonly property bool isSwitch: root.kind === "switch"
    readonly property string word: root.choices[root.chosen] ?? ""

    signal chose(int choice)

    function turn(): void {
        if (root.isSwitch)
            root.chose(1 - root.chosen);
    }

    implicitHeight: Math.max(Theme.fs(88) + Theme.px(26), words.height + Theme.px(24)) // usually the same for all
    radius: Theme.px(12)
    color: tap.pressed && root.isSwitch ? "#26ffffff" : "#12ffffff"

    Accessible.role: root.isSwitch ? Accessible.CheckBox : Accessible.Grouping
    Accessible.name: root.title
    Accessible.description: root.word
    Accessible.checkable: root.isSwitch
    Accessible.checked: root.isSwitch && root.chosen === 1
    Accessible.onPressAction: root.turn()

    Column {
        id: words

        x: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        width: control.x - x - Theme.px(18)
        spacing: Theme.px(2)

        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.title
            font.weight: Font.DemiBold
            font.pixelSize: Theme.fs(28)
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.sentence
            color: Theme.ivoryDim
            font.pixelSize: Theme.fs(21)
        }
    }

    Item {
        id: control

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: root.isSwitch ? turner.width : stepper.width
        height: Theme.px(66)

        OptionSwitch {
            id: turner

            anchors.verticalCenter: parent.verticalCenter
            visible: root.isSwitch
            isOn: root.chosen === 1
            word: root.word
        }

        OptionStepper {
            id: stepper

            visible: !root.isSwitch
            title: root.title
            word: root.word
            chosen: root.chosen
            count: root.choices.length
            isVolume: root.kind === "volume"
            onStepped: choice => root.chose(choice)
        }
    }

    Tap {
        id: tap

        enabled: root.isSwitch
        onTapped: root.turn()
    }
}
