// The open page of the staff's menu, over everything. It is not loaded before it is opened.
import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Menu menu

    visible: root.menu.open.length > 0 || signIn.signingIn.step.length > 0 || second.second.open

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

    SignInPanel {
        id: signIn

        anchors.fill: parent
        signingIn: root.menu.signingIn
    }

    Loader {
        id: page

        property string shown: ""

        function follow(): void {
            if (page.shown === root.menu.open)
                return;
            page.shown = root.menu.open;
            if (page.shown.length === 0)
                page.source = "";
            else
                page.setSource(Qt.resolvedUrl(root.menu.source), {
                    menu: root.menu,
                    page: root.menu.page
                });
        }

        anchors.fill: parent

        Connections {
            target: root.menu

            function onChanged(): void {
                page.follow();
            }
        }
    }

    SecondPersonDialog {
        id: second

        anchors.fill: parent
        second: root.menu.second
    }
}
