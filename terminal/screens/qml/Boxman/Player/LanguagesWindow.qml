// The languages of the house, each with its flag and its own name; the current one has a ring.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Veil {
    id: root

    required property LanguageChoice languageChoice
    required property Windows windows

    speech: qsTr("Languages")
    onTappedBeside: root.windows.close()

    Card {
        anchors.centerIn: parent
        width: flags.width + Theme.px(120)
        height: flags.height + Theme.px(276)
        title: qsTr("Language")
        bodyTop: Theme.px(120)

        Grid {
            id: flags

            anchors.horizontalCenter: parent.horizontalCenter
            columns: Math.max(2, Math.min(3, each.count))
            spacing: Theme.px(24)

            Repeater {
                id: each

                model: root.languageChoice.rows

                Rectangle {
                    id: language

                    required property string code
                    required property string name
                    required property string flag
                    required property bool isChosen

                    width: Theme.px(320)
                    height: Theme.px(236)
                    radius: Theme.px(18)
                    color: tap.pressed ? "#33ffffff" : language.isChosen ? "#2ed6b25e" : "#12ffffff"
                    border.width: language.isChosen ? Theme.px(5) : Theme.line(1)
                    border.color: language.isChosen ? Theme.goldBright : "#4d432f"

                    Accessible.role: Accessible.RadioButton
                    Accessible.name: language.name
                    Accessible.checkable: true
                    Accessible.checked: language.isChosen
                    Accessible.onPressAction: root.languageChoice.choose(language.code)

                    Picture {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(30)
                        width: Theme.px(180)
                        height: Theme.px(120)
                        picture: language.flag
                    }
                    PlainText {
                        x: Theme.px(12)
                        y: Theme.px(164)
                        width: parent.width - Theme.px(24)
                        height: Theme.px(60)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: language.name
                        color: language.isChosen ? Theme.goldBright : Theme.ivory
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.fs(34)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(24)
                    }

                    Tap {
                        id: tap

                        onTapped: root.languageChoice.choose(language.code)
                    }
                }
            }
        }

        ActionButton {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(320)
            height: Theme.px(88)
            label: qsTr("Back")
            speech: qsTr("Keep the language")
            letterSize: 36
            onPressed: root.windows.close()
        }
    }
}
