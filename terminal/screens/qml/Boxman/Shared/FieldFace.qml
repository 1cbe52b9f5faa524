// The lettering of a betting field, by its kind.
pragma ComponentBehavior: Bound

import QtQuick

Loader {
    id: root

    required property FieldLook field
    required property bool printed

    active: root.printed

    // The components are named as the kinds of faces; a field without lettering has none.
    sourceComponent: root[root.field.face] ?? null

    readonly property Component line: FaceLine {
        field: root.field
    }
    readonly property Component totals: FaceTotals {
        field: root.field
    }
    readonly property Component pair: FacePair {
        field: root.field
    }
    readonly property Component word: FaceWord {
        field: root.field
    }
    readonly property Component corner: FaceCorner {
        field: root.field
    }
    readonly property Component letter: FaceLetter {
        field: root.field
    }
    readonly property Component odds: FaceOdds {
        field: root.field
    }
    readonly property Component roller: FaceRoller {
        field: root.field
    }
    readonly property Component die: FaceDie {
        field: root.field
    }
    readonly property Component trio: FaceTrio {
        field: root.field
    }
    readonly property Component fire: FaceFire {
        field: root.field
    }
    readonly property Component ways: FaceWays {
        field: root.field
    }
    readonly property Component repeater: FaceRepeater {
        field: root.field
    }
    readonly property Component shooter: FaceShooter {
        field: root.field
    }
    readonly property Component plate: FacePlate {
        field: root.field
    }
    readonly property Component bank: FaceBank {
        field: root.field
    }
}
