// Text in the capitals of titles and buttons.
import QtQuick

PlainText {
    font.family: Theme.display
    font.weight: Font.Bold
    font.capitalization: Font.AllUppercase
}
