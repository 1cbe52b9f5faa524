// A button of the rail. It answers a press at once; what was pressed is carried out on release.
import QtQuick

Item {
    id: root

    required property string label
    required property string speech
    property bool open: true
    property bool accented: false
    property real letterSize: 30

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: root.speech
    Accessible.onPressAction: root.pressed()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(4)
        radius: Theme.px(14)
        color: "#66000000"
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: tap.pressed ? Theme.px(3) : 0
        anchors.bottomMargin: tap.pressed ? 0 : Theme.px(4)
        radius: Theme.px(14)
        border.width: Theme.line(2)
        border.color: root.open ? (root.accented ? Theme.goldBright : Theme.gold) : "#4d432f"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.accented ? (root.open ? "#c39a45" : "#3a3222") : (tap.pressed ? "#1c1a16" : "#39342a")
            }
            GradientStop {
                position: 0.5
                color: root.accented ? (root.open ? "#94702b" : "#2a2419") : (tap.pressed ? "#262219" : "#221f19")
            }
            GradientStop {
                position: 1
                color: root.accented ? (root.open ? "#6d4f1b" : "#1e1a12") : (tap.pressed ? "#302b22" : "#141210")
            }
        }

        Text {
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            textFormat: Text.PlainText
            lineHeight: 0.9
            text: root.label
            color: root.open ? Theme.ivory : "#7d7765"
            font.family: Theme.display
            font.weight: Font.Bold
            font.pixelSize: Theme.px(root.letterSize)
            font.letterSpacing: Theme.px(1.2)
        }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0
        onTapped: root.pressed()
    }
}
