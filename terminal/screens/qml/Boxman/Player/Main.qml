// The player's window: the table in its rail, sixteen to nine, whatever the display's shape.
import QtQuick
import Boxman.Backend

Window {
    id: window

    required property PlayerScreen game
    required property Rows fields
    required property Rows history
    required property Rows chips
    required property Rows devices
    required property Rows matters
    required property Readout readout
    required property Dice dice
    required property Information information
    required property Controls controls
    required property Service service
    required property string establishment
    required property int feltWidth
    required property int feltHeight
    required property int landingMs

    color: Theme.night
    width: 1920
    height: 1080

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / 1080)
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#120b08"
            }
            GradientStop {
                position: 0.75
                color: "#1a0f0b"
            }
            GradientStop {
                position: 1
                color: "#060403"
            }
        }
    }

    Image {
        y: scene.y
        width: window.width
        height: Theme.px(96)
        source: Theme.assets + "felt/rail.png"
        sourceSize.height: height
        fillMode: Image.TileHorizontally
        mirrorVertically: true
    }

    Image {
        y: scene.y + Theme.px(784)
        width: window.width
        height: Theme.px(96)
        source: Theme.assets + "felt/rail.png"
        sourceSize.height: height
        fillMode: Image.TileHorizontally
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)
        enabled: !window.service.locked && !window.service.attendant

        Image {
            x: Theme.px(62)
            y: Theme.px(8)
            height: Theme.px(54)
            source: Theme.assets + "logo/boxman-720.png"
            sourceSize.height: height
            fillMode: Image.PreserveAspectFit
            horizontalAlignment: Image.AlignLeft
        }

        InfoLine {
            x: Theme.px(330)
            y: Theme.px(7)
            width: Theme.px(1230)
            height: Theme.px(56)
            information: window.information
        }

        Text {
            x: Theme.px(1584)
            y: Theme.px(7)
            width: Theme.px(312)
            height: Theme.px(58)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: window.title.toUpperCase()
            color: Theme.goldBright
            font.family: Theme.display
            font.weight: Font.Bold
            font.pixelSize: Theme.px(56)
            font.letterSpacing: Theme.px(6)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
            textFormat: Text.PlainText
        }

        Rectangle {
            x: Theme.px(1572)
            y: Theme.px(70)
            width: window.width - scene.x - x
            height: Theme.px(1010)
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#241610"
                }
                GradientStop {
                    position: 1
                    color: "#0a0605"
                }
            }

            Rectangle {
                width: Theme.line(2)
                height: parent.height
                color: "#6d5227"
            }
        }

        Felt {
            id: felt

            x: Theme.px(24)
            y: Theme.px(90)
            width: Theme.px(1536)
            height: Theme.px(696)
            game: window.game
            feltWidth: window.feltWidth
            feltHeight: window.feltHeight
            fields: window.fields
            readout: window.readout
            onCarried: (picture, at) => ghost.carry(picture, at)
            onDropped: (bet, at) => {
                const under = felt.fieldAt(at);
                ghost.letGo();
                if (scene.enabled && under === "")
                    window.game.takeDown(bet);
            }
        }

        DiceTray {
            x: Theme.px(1584)
            y: Theme.px(90)
            width: Theme.px(312)
            height: Theme.px(340)
            dice: window.dice
            landingMs: window.landingMs
            onSkipped: window.game.skip()
        }

        HistoryBar {
            x: Theme.px(1584)
            y: Theme.px(442)
            width: Theme.px(312)
            height: Theme.px(366)
            history: window.history
            information: window.information
        }

        DeviceNotice {
            x: Theme.px(24)
            y: Theme.px(785)
            width: Theme.px(1536)
            height: Theme.px(56)
            service: window.service
            standing: window.establishment
        }

        Row {
            x: Theme.px(24)
            y: Theme.px(850)
            spacing: Theme.px(10)

            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: qsTr("CLEAR\nALL")
                speech: qsTr("Clear all")
                open: window.controls.clearAllOpen
                onPressed: window.game.press("clear_all")
            }
            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: qsTr("CLEAR\nLAST")
                speech: qsTr("Clear last")
                open: window.controls.clearLastOpen
                onPressed: window.game.press("clear_last")
            }
            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: qsTr("UNDO")
                speech: qsTr("Undo")
                open: window.controls.undoOpen
                onPressed: window.game.press("undo")
            }
        }

        ChipRail {
            x: Theme.px(446)
            y: Theme.px(850)
            width: Theme.px(690)
            height: Theme.px(104)
            chips: window.chips
            selected: window.game.selectedChip
            onChosen: chip => window.game.selectChip(chip)
            onCarried: (chip, picture, at) => {
                felt.aim = at;
                ghost.carry(picture, at);
            }
            onDropped: (chip, at) => {
                const under = felt.fieldAt(at);
                ghost.letGo();
                if (scene.enabled && under !== "")
                    window.game.drop(under, chip);
            }
        }

        Row {
            x: Theme.px(1156)
            y: Theme.px(850)
            spacing: Theme.px(10)

            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: window.controls.betsOff ? qsTr("SET BETS\nON") : qsTr("SET BETS\nOFF")
                speech: window.controls.betsOff ? qsTr("Set bets on") : qsTr("Set bets off")
                open: window.controls.setBetsOpen
                accented: window.controls.betsOff
                onPressed: window.game.press(window.controls.setBets)
            }
            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: qsTr("DOUBLE")
                speech: qsTr("Double")
                open: window.controls.doubleOpen
                onPressed: window.game.press("double")
            }
            ActionButton {
                width: Theme.px(128)
                height: Theme.px(104)
                label: qsTr("REPEAT")
                speech: qsTr("Repeat")
                open: window.controls.repeatOpen
                onPressed: window.game.press("repeat")
            }
        }

        ActionButton {
            x: Theme.px(24)
            y: Theme.px(966)
            width: Theme.px(266)
            height: Theme.px(98)
            label: qsTr("CASH OUT")
            speech: qsTr("Cash out")
            letterSize: 42
            open: window.controls.cashOutOpen
            onPressed: if (window.game.mayCashOut())
                question.asking = true
        }

        CreditBar {
            x: Theme.px(308)
            y: Theme.px(966)
            width: Theme.px(1252)
            height: Theme.px(98)
            readout: window.readout
        }

        RollButton {
            id: roll

            x: Theme.px(1584)
            y: Theme.px(816)
            width: Theme.px(312)
            height: Theme.px(252)
            open: window.controls.rollOpen
            onPressed: window.game.press("roll")
        }

        TicketCard {
            anchors.fill: felt
            readout: window.readout
        }

        // Lies over everything, notices every touch and takes none.
        Item {
            anchors.fill: parent

            PointHandler {
                onActiveChanged: if (active)
                    roll.rouse()
            }
        }
    }

    Chip {
        id: ghost

        function carry(face: string, at: point): void {
            chip = face;
            x = Math.round(at.x - width / 2);
            y = Math.round(at.y) - height - Theme.px(34);
            visible = true;
        }

        function letGo(): void {
            visible = false;
            felt.aim = Qt.point(-1, -1);
        }

        width: Theme.px(112)
        chip: ""
        visible: false

        Image {
            anchors.centerIn: parent
            width: Math.round(parent.width * 1.25)
            height: width
            source: Theme.assets + "chips/halo.png"
            sourceSize: Qt.size(width, height)
        }
    }

    CashOutQuestion {
        id: question

        anchors.fill: parent
        amount: window.readout.credit
        covered: !scene.enabled
        onConfirmed: window.game.press("cash_out")
    }

    LockScreen {
        anchors.fill: parent
        service: window.service
    }

    AttendantPanel {
        anchors.fill: parent
        service: window.service
        devices: window.devices
        matters: window.matters
        information: window.information
        onSettled: (kind, number, yes) => window.game.settle(kind, number, yes)
    }

    Connections {
        target: window.information

        function onRefused(bet: string): void {
            felt.refuse(bet);
        }
    }
}
