// The languages of the console, each with its flag and its own name; the present one has a ring and a sign.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property Console desk

    signal closed

    speech: qsTr("Languages")
    onTappedBeside: root.closed()

    Card {
        anchors.centerIn: parent
        width: flags.width + Theme.px(120)
        height: flags.height + Theme.px(170)
        title: qsTr("Language")
        bodyTop: Theme.px(116)

        Grid {
            id: flags

            anchors.horizontalCenter: parent.horizontalCenter
            columns: 3
            spacing: Theme.px(24)

            Repeater {
                model: root.desk.tongues as Rows

                ActionButton {
                    id: language

                    required property string code
                    required property string name
                    required property string flag
                    required property bool chosen

                    width: Theme.px(320)
                    height: Theme.px(220)
                    label: ""
                    speech: language.name
                    accented: language.chosen
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: language.chosen
                    onPressed: {
                        root.desk.speak(language.code);
                        root.closed();
                    }

                    Picture {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(28)
                        width: Theme.px(168)
                        height: Theme.px(112)
                        picture: language.flag
                    }
                    PlainText {
                        x: Theme.px(12)
                        y: Theme.px(150)
                        width: parent.width - 2 * x
                        height: Theme.px(56)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: (language.chosen ? Theme.mark("good") + " " : "") + language.name
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.px(34)
                    }
                }
            }
        }
    }
}
