// A titled group of controls; the device's own status is beside the title.
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: card

    required property string title
    property string says: ""
    default property alias content: column.data

    Layout.fillWidth: true
    implicitHeight: column.implicitHeight + 2 * Theme.margin
    radius: Theme.radius + 2
    color: Theme.card

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            PlainText {
                text: card.title
                color: Theme.accent
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PlainText {
                Layout.fillWidth: true
                text: card.says
                color: Theme.textSoft
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
