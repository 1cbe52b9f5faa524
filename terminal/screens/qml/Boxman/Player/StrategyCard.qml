// A strategy: what it is, its exact house edge, and what it costs now. A tap puts it up.
import QtQuick
import Boxman.Shared

Item {
    id: root

    required property string name
    required property string title
    required property string about
    required property string edge
    required property string perRoll
    required property string cost
    required property string why
    readonly property bool isDim: root.why !== ""

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Put up %1").arg(root.title)
    Accessible.description: [root.about.replace(/\.$/, ""), root.edge, root.perRoll, root.isDim ? root.why : root.cost].filter(said => said).join(". ")
    Accessible.onPressAction: root.chosen()

    ShadedRectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        border.width: Theme.line(2)
        border.color: root.isDim ? "#4d432f" : Theme.gold
        upper: tap.pressed ? "#14110c" : "#2a241a"
        lower: tap.pressed ? "#2a241a" : "#100e0b"
    }

    DisplayText {
        id: heading

        x: Theme.px(20)
        y: Theme.px(6)
        width: parent.width - cost.width - Theme.px(56)
        text: root.title
        color: root.isDim ? Theme.ivoryDim : Theme.goldBright
        font.pixelSize: Theme.px(36)
        font.letterSpacing: Theme.px(1)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(24)
    }

    PlainText {
        id: cost

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.baseline: heading.baseline
        text: root.isDim ? "" : root.cost
        color: Theme.ivory
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(27)
    }

    Column {
        x: Theme.px(20)
        y: heading.y + heading.height
        width: parent.width - 2 * x
        spacing: Theme.px(1)

        Words {
            text: root.isDim ? root.why : root.about
            color: root.isDim ? Theme.amber : Theme.ivory
            wrapMode: Text.WordWrap
            fontSizeMode: Text.FixedSize
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Words {
            topPadding: Theme.px(4)
            text: root.edge
            color: root.isDim ? Theme.ivoryDim : Theme.gold
            font.weight: Font.DemiBold
        }
        Words {
            text: root.perRoll
            color: Theme.ivoryDim
        }
    }

    component Words: PlainText {
        width: parent?.width ?? 0
        lineHeight: 0.95
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(20)
        font.pixelSize: Theme.px(Theme.grown(23, 1.08))
    }

    Tap {
        id: tap

        onTapped: root.chosen()
    }
}
