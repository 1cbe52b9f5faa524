// Two figures side by side, each under its caption.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Shared

Row {
    id: root

    required property string caption
    required property string figure
    required property string otherCaption
    required property string otherFigure

    width: parent?.width ?? 0

    component Caption: WindowText {
        size: 28
        color: Theme.gold
        font.weight: Font.DemiBold
    }

    component Figure: TabularText {
        required property string caption

        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        font.weight: Font.Bold
        font.pixelSize: Theme.fs(76)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(32)
        Accessible.role: Accessible.StaticText
        Accessible.name: caption + " " + text
    }

    Column {
        width: root.width / 2

        Caption {
            text: root.caption
        }
        Figure {
            caption: root.caption
            text: root.figure
        }
    }
    Column {
        width: root.width / 2

        Caption {
            text: root.otherCaption
        }
        Figure {
            caption: root.otherCaption
            text: root.otherFigure
        }
    }
}
