// Why an action in a window was refused; without a reason it keeps the space of one line.
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
