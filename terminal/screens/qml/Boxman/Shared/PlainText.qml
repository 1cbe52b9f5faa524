// Text as it is written: whatever a file, a device or a person put into it, nothing in it is taken for markup.
import QtQuick

Text {
    textFormat: Text.PlainText
}
