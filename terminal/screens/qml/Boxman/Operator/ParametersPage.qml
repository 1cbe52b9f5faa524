// The page of parameters: their list, and over it the editor of one, the search, or the draft.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Menu menu
    required property ParameterBook page

    WorkPage {
        anchors.fill: parent
        visible: view.shown === ""
        menu: root.menu
        page: root.page.list as Listing

        own: Row {
            id: buttons

            height: Theme.px(76)
            spacing: Theme.px(16)

            ActionButton {
                visible: !root.page.edited
                width: Theme.px(190)
                height: parent.height
                label: qsTr("Search")
                letterSize: 27
                onPressed: root.page.show("search")
            }
            ActionButton {
                visible: root.page.wrong.length === 0
                width: Theme.px(190)
                height: parent.height
                label: qsTr("Presets")
                letterSize: 27
                onPressed: root.page.show("presets")
            }
            ActionButton {
                visible: root.page.wrong.length === 0
                width: Theme.px(190)
                height: parent.height
                label: qsTr("Configuration")
                letterSize: 27
                onPressed: root.page.show("configurations")
            }
            ActionButton {
                visible: root.page.wrong.length === 0
                width: Theme.px(190)
                height: parent.height
                label: root.page.drafted > 0 ? qsTr("Draft (%1)").arg(root.page.drafted) : qsTr("Draft")
                open: root.page.drafted > 0
                accented: root.page.drafted > 0
                letterSize: 27
                onPressed: if (root.page.drafted > 0)
                    root.page.show("draft")
            }
            ActionButton {
                visible: root.page.wrong.length > 0
                width: Theme.px(root.page.edited ? 300 : 420)
                height: parent.height
                label: qsTr("Restore the last valid values")
                accented: true
                letterSize: 27
                onPressed: root.page.restore()
            }
            ActionButton {
                visible: root.page.edited
                width: Theme.px(240)
                height: parent.height
                label: qsTr("Accept the file")
                letterSize: 27
                onPressed: root.page.accept()
            }
        }

        PlainText {
            x: buttons.width + Theme.px(30)
            width: parent.width - x - Theme.px(root.page.edited ? 770 : 590)
            visible: root.page.wrong.length > 0
            anchors.bottom: parent.bottom
            height: buttons.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: root.page.wrong
            color: Theme.amber
            font.pixelSize: Theme.px(22)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(20)
        }
    }

    Loader {
        id: view

        property string shown: ""

        function follow(): void {
            if (root.page.view === view.shown)
                return;
            view.shown = root.page.view;
            if (view.shown === "edit")
                view.setSource(Qt.resolvedUrl("ParameterEditorPage.qml"), {
                    menu: root.menu,
                    editor: root.page.editor
                });
            else if (view.shown === "draft")
                view.setSource(Qt.resolvedUrl("ParameterDraftPage.qml"), {
                    menu: root.menu,
                    draft: root.page.draft
                });
            else if (view.shown === "presets")
                view.setSource(Qt.resolvedUrl("WorkPage.qml"), {
                    menu: root.menu,
                    title: qsTr("Presets"),
                    page: root.page.presets
                });
            else if (view.shown === "configurations")
                view.setSource(Qt.resolvedUrl("WorkPage.qml"), {
                    menu: root.menu,
                    title: qsTr("Configuration"),
                    page: root.page.configurations
                });
            else if (view.shown === "search")
                view.setSource(Qt.resolvedUrl("ParameterSearchPage.qml"), {
                    menu: root.menu,
                    book: root.page,
                    words: root.page.words
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
