// The page of the hand-over: its steps, and over them the parameters of a step, their editor, or the draft.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    required property HandingOver page

    ListPage {
        anchors.fill: parent
        visible: view.shown === ""
        menu: root.menu
        page: root.page.steps as Listing

        Row {
            id: buttons

            anchors.left: parent.left
            anchors.bottom: parent.bottom
            height: Theme.px(76)
            spacing: Theme.px(20)

            ActionButton {
                width: Theme.px(320)
                height: parent.height
                label: qsTr("Next step")
                accented: true
                letterSize: 27
                onPressed: root.page.proceed()
            }
            ActionButton {
                width: Theme.px(400)
                height: parent.height
                label: qsTr("Sign and print")
                letterSize: 27
                onPressed: root.page.sign()
            }
        }

        PlainText {
            anchors.left: buttons.right
            anchors.leftMargin: Theme.px(30)
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: buttons.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: root.page.said
            color: Theme.amber
            font.family: Theme.text
            font.weight: Font.Medium
            font.pixelSize: Theme.px(24)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
            Accessible.ignored: text.length === 0
        }
    }

    Loader {
        id: view

        property string shown: ""

        function follow(): void {
            if (root.page.view === view.shown)
                return;
            view.shown = root.page.view;
            if (view.shown === "step")
                view.setSource(Qt.resolvedUrl("WorkPage.qml"), {
                    menu: root.menu,
                    title: root.page.stepTitle,
                    page: root.page.parameters
                });
            else if (view.shown === "ports")
                view.setSource(Qt.resolvedUrl("WorkPage.qml"), {
                    menu: root.menu,
                    title: qsTr("Ports"),
                    page: root.page.ports
                });
            else if (view.shown === "skip")
                view.setSource(Qt.resolvedUrl("ListPage.qml"), {
                    menu: root.menu,
                    title: qsTr("Tests are not done"),
                    page: root.page.reasons
                });
            else if (view.shown === "edit")
                view.setSource(Qt.resolvedUrl("ParameterEditorPage.qml"), {
                    menu: root.menu,
                    editor: root.page.editor
                });
            else if (view.shown === "draft")
                view.setSource(Qt.resolvedUrl("ParameterDraftPage.qml"), {
                    menu: root.menu,
                    draft: root.page.draft
                });
            else
                view.source = "";
        }

        anchors.fill: parent

        Connections {
            target: root.page

            function onChanged(): void {
                view.follow();
            }
        }
    }
}
