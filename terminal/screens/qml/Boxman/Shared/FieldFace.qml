// The lettering of a betting field, by its kind.
pragma ComponentBehavior: Bound

import QtQuick

Loader {
    id: root

    required property FieldLook field
    required property bool printed

    active: root.printed

    sourceComponent: {
        switch (root.field.face) {
        case "line":
            return line;
        case "totals":
            return totals;
        case "pair":
            return pair;
        case "word":
            return word;
        case "corner":
            return corner;
        case "letter":
            return letter;
        case "odds":
            return odds;
        case "roller":
            return roller;
        case "shooter":
            return shooter;
        default:
            return null;
        }
    }

    Component {
        id: line

        FaceLine {
            field: root.field
        }
    }
    Component {
        id: totals

        FaceTotals {
            field: root.field
        }
    }
    Component {
        id: pair

        FacePair {
            field: root.field
        }
    }
    Component {
        id: word

        FaceWord {
            field: root.field
        }
    }
    Component {
        id: corner

        FaceCorner {
            field: root.field
        }
    }
    Component {
        id: letter

        FaceLetter {
            field: root.field
        }
    }
    Component {
        id: odds

        FaceOdds {
            field: root.field
        }
    }
    Component {
        id: roller

        FaceRoller {
            field: root.field
        }
    }
    Component {
        id: shooter

        FaceShooter {
            field: root.field
        }
    }
}
