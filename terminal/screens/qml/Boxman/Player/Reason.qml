// Why something in a window could not be done; without a reason it keeps the place of one line.
import QtQuick
import Boxman.Shared

WindowText {
    required property string reason

    size: 25
    height: Math.max(contentHeight, Theme.fs(34))
    verticalAlignment: Text.AlignVCenter
    text: reason
    color: Theme.amber
    Accessible.role: Accessible.AlertMessage
}
