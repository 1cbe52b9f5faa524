// Text whose digits are all of one width, so that figures keep their places while they change.
import QtQuick

PlainText {
    font.features: {
        "tnum": 1
    }
}
