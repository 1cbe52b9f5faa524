// A tap that counts when the finger is lifted on the same item, however long it stays there.
import QtQuick

TapHandler {
    gesturePolicy: TapHandler.ReleaseWithinBounds
    longPressThreshold: 0
}
