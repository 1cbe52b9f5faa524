// Above the console: the house, the table, the dealer and the language.
import QtQuick
import Boxman.Backend
import Boxman.Shared

Item {
    id: root

    required property Console desk
    readonly property RoundView table: root.desk.table as RoundView

    signal languagesAsked

    Image {
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.px(54)
        source: Theme.assets + "logo/boxman-720.png"
        sourceSize.height: height
        fillMode: Image.PreserveAspectFit
        horizontalAlignment: Image.AlignLeft
    }

    DisplayText {
        x: Theme.px(420)
        width: dealer.x - x - Theme.px(30)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.table.title
        color: Theme.goldBright
        font.pixelSize: Theme.px(52)
        font.letterSpacing: Theme.px(3)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(36)
    }

    ActionButton {
        id: dealer

        x: parent.width - Theme.px(544)
        width: Theme.px(444)
        height: parent.height
        label: root.desk.dealer
        note: qsTr("Dealer")
        capitals: false
        speech: qsTr("Dealer %1: change the dealer").arg(root.desk.dealer)
        letterSize: 32
        onPressed: root.desk.rename()
    }

    IconButton {
        x: parent.width - width
        width: Theme.px(84)
        height: parent.height
        picture: root.desk.flag
        speech: qsTr("Languages")
        onPressed: root.languagesAsked()
    }
}
