// The player's chips. A tap selects one for the taps that follow; a chip can also be carried to the felt.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Shared

Plate {
    id: root

    required property Rows chips
    required property int selected
    readonly property int chipSize: Math.min(Theme.px(82), Math.floor((root.width - Theme.px(32)) / Math.max(1, line.count)) - Theme.px(16))

    signal chosen(int chip)
    signal carried(int chip, string picture, point at)
    signal dropped(int chip, point at)

    Row {
        anchors.centerIn: parent
        spacing: Math.min(Theme.px(44), Math.floor((root.width - Theme.px(60) - line.count * root.chipSize) / Math.max(1, line.count - 1)))

        Repeater {
            id: line

            model: root.chips

            Item {
                id: slot

                required property int index
                required property string chip
                required property string speech
                readonly property bool isSelected: slot.index === root.selected

                width: root.chipSize
                height: root.chipSize
                Accessible.role: Accessible.RadioButton
                Accessible.name: slot.speech
                Accessible.checked: slot.isSelected
                Accessible.onPressAction: root.chosen(slot.index)

                Picture {
                    anchors.centerIn: disc
                    width: Math.round(disc.width * 1.32)
                    picture: "chips/halo.png"
                    visible: slot.isSelected
                }

                Chip {
                    id: disc

                    width: parent.width
                    y: tap.pressed ? Theme.px(2) : slot.isSelected ? -Theme.px(5) : 0
                    chip: slot.chip
                    opacity: carry.active ? 0.45 : 1

                    Behavior on y {
                        NumberAnimation {
                            duration: 110
                            easing.type: Easing.OutQuad
                        }
                    }
                }

                Tap {
                    id: tap

                    onTapped: root.chosen(slot.index)
                }

                DragHandler {
                    id: carry

                    property point last

                    target: null
                    dragThreshold: Theme.px(36)
                    onCentroidChanged: if (active) {
                        last = centroid.scenePosition;
                        root.carried(slot.index, slot.chip, last);
                    }
                    onActiveChanged: if (active)
                        root.chosen(slot.index)
                    else
                        root.dropped(slot.index, last)
                }
            }
        }
    }
}
