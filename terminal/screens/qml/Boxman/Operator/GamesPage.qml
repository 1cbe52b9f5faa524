// The page of games: their list, one of them on the felt, or the pays of its sheet.
import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Menu menu
    required property Games page

    WorkPage {
        anchors.fill: parent
        visible: view.shown === ""
        menu: root.menu
        page: root.page.list as Listing
    }

    Loader {
        id: view

        property string shown: ""

        function follow(): void {
            const wanted = root.page.pays ? "pays" : root.page.game ? "game" : "";
            if (wanted === view.shown)
                return;
            view.shown = wanted;
            if (wanted === "game")
                view.setSource(Qt.resolvedUrl("GamePage.qml"), {
                    menu: root.menu,
                    games: root.page,
                    game: root.page.game
                });
            else if (wanted === "pays")
                view.setSource(Qt.resolvedUrl("WorkPage.qml"), {
                    menu: root.menu,
                    title: qsTr("Pays"),
                    page: root.page.pays
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
