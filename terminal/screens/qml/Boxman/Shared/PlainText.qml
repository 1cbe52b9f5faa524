// Plain text: nothing from a file, a device or a person is interpreted as markup.
import QtQuick

Text {
    textFormat: Text.PlainText
    color: Theme.ivory
    font.family: Theme.text
    font.weight: Font.Medium
}
