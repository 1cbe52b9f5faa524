// The page of the screen's tests: the touch test and the patterns, each over the whole screen.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    required property ScreenPage page

    component Matter: ShadedRectangle {
        id: matter

        required property string title
        required property string about
        property string result: ""
        required property string start
        property string correction: ""
        property bool correctionUndoable: false

        signal begun
        signal undone

        radius: Theme.px(14)
        border.width: Theme.line(2)
        border.color: Theme.goldDeep
        upper: "#2b2619"
        lower: "#171410"

        DisplayText {
            id: heading

            x: Theme.px(36)
            y: Theme.px(30)
            text: matter.title
            color: Theme.gold
            font.pixelSize: Theme.px(44)
            font.letterSpacing: Theme.px(2)
        }

        PlainText {
            id: about

            anchors.top: heading.bottom
            anchors.topMargin: Theme.px(20)
            anchors.left: heading.left
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            wrapMode: Text.WordWrap
            text: matter.about
            font.pixelSize: Theme.px(27)
        }

        PlainText {
            id: found

            anchors.top: about.bottom
            anchors.topMargin: Theme.px(24)
            anchors.left: about.left
            anchors.right: about.right
            wrapMode: Text.WordWrap
            text: matter.result
            color: Theme.goldBright
            font.pixelSize: Theme.px(25)
        }

        PlainText {
            id: correction

            anchors.bottom: undo.top
            anchors.bottomMargin: Theme.px(16)
            anchors.left: about.left
            anchors.right: about.right
            wrapMode: Text.WordWrap
            text: matter.correction
            font.pixelSize: Theme.px(24)
        }

        ActionButton {
            id: undo

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(156)
            width: parent.width - Theme.px(72)
            height: Theme.px(80)
            visible: matter.correction !== ""
            label: qsTr("Undo calibration")
            open: matter.correctionUndoable
            letterSize: 28
            onPressed: matter.undone()
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(36)
            width: parent.width - Theme.px(72)
            height: Theme.px(100)
            label: matter.start
            open: (root.page.mode as ModeButton).on
            letterSize: 34
            onPressed: matter.begun()
        }
    }

    StaffPage {
        anchors.fill: parent
        visible: root.page.shown === ""
        menu: root.menu

        PlainText {
            id: screen

            width: parent.width
            height: Theme.px(60)
            verticalAlignment: Text.AlignVCenter
            text: root.page.described(Screen.width, Screen.height, Screen.pixelDensity, Screen.manufacturer, Screen.model)
            color: Theme.ivoryDim
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
        }

        Row {
            anchors.top: screen.bottom
            anchors.topMargin: Theme.px(10)
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(30)
            spacing: Theme.px(30)

            Matter {
                width: Theme.px(897)
                height: parent.height
                title: qsTr("Touch")
                about: qsTr("Targets in the corners, at the edges and between show by how much each touch misses; lines over the whole screen show where it feels no touch. The touches of all targets can calibrate the panel.")
                result: root.page.last
                start: qsTr("Begin the touch test")
                correction: root.page.calibration
                correctionUndoable: root.page.undoable
                onUndone: root.page.undo()
                onBegun: root.page.show("touch")
            }

            Matter {
                width: Theme.px(897)
                height: parent.height
                title: qsTr("Picture")
                about: qsTr("Colours, grey steps, gradients, a grid and text, then the colours again for dead pixels. A touch shows the next one; the buttons come with each touch and go after some seconds.")
                start: qsTr("Show the patterns")
                onBegun: root.page.show("patterns")
            }
        }

        TestModeFoot {
            id: foot

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            mode: root.page.mode as ModeButton
            remark: qsTr("Each test is left by its button, and by the key.")
        }
    }

    Loader {
        anchors.fill: parent
        active: root.page.shown === "touch"

        sourceComponent: TouchTestView {
            test: root.page.touch as TouchTest
            onEnded: root.page.leave()
        }
    }

    Loader {
        anchors.fill: parent
        active: root.page.shown === "patterns"

        sourceComponent: PatternsView {
            patterns: root.page.patterns as Patterns
            onEnded: root.page.leave()
        }
    }

    Shortcut {
        enabled: root.page.shown !== ""
        sequence: "Escape"
        onActivated: root.page.leave()
    }
}
