// The player's window: the table in its rail, 16:9, whatever the display's shape.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend
import Boxman.Operator
import Boxman.Player
import Boxman.Shared

Window {
    id: window

    required property Touching game
    required property Windows windows
    required property Rows fields
    required property Rows prints
    required property Rows tabs
    required property Rows history
    required property Rows chips
    required property Rows devices
    required property Rows matters
    required property Readout readout
    required property Dice dice
    required property HotShooter hotShooter
    required property Shooter shooter
    required property LivePicture livePicture
    required property WinShow winShow
    required property Rows pays
    required property Rows wonBets
    required property Information information
    required property Controls controls
    required property BettingClock bettingClock
    required property WallClock wallClock
    required property SessionClock sessionClock
    required property Rows specialButtons
    required property Service service
    required property Menu menu
    required property string establishment
    required property int landingMs
    required property int historyRolls
    required property string diceColour
    required property bool betsCanBeKept
    required property bool practice
    required property OddsOffers odds
    required property Commission commission
    required property ChoiceQuestion choice
    required property Transfers transfers
    required property BetCard card
    required property AutoRepeat autoRepeat
    required property Options options
    required property Reservation reservation
    required property RealityCheck realityCheck
    required property FirstHandLesson firstHand
    required property LimitChoice limitChoice
    required property LimitNotice limitNotice
    required property BreakNotice breakNotice
    required property Idle idle
    required property LanguageChoice languageChoice
    required property Favourites favourites
    required property SessionCard sessionCard
    required property PlayerCard playerCard
    required property StatisticsDrawer statistics
    required property HelpPages help
    required property Lobby lobby
    readonly property bool leftHand: window.options.leftHand

    // Chips can be dragged only over an uncovered table: a window that opens meanwhile ends the drag.
    readonly property bool isBare: scene.enabled && window.windows.open === ""
    readonly property int mainX: Theme.px(window.leftHand ? 348 : 24)
    readonly property int sideX: Theme.px(window.leftHand ? 24 : 1584)

    onIsBareChanged: if (!window.isBare)
        ghost.letGo()

    title: window.game.windowTitle
    color: Theme.night
    width: 1920
    height: 1080

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1920, window.height / band.designHeight)
    }
    Binding {
        target: Theme
        property: "diceColour"
        value: window.diceColour === "white" ? "white-" : ""
    }

    Binding {
        target: Theme
        property: "textScale"
        value: window.options.textScale
    }
    Binding {
        target: Theme
        property: "chipSet"
        value: window.options.markedChips ? "marked-" : ""
    }

    Backdrop {
        anchors.fill: parent
        sceneX: scene.x
        sceneY: scene.y
        sideX: window.sideX
        leftHand: window.leftHand
    }

    Item {
        id: scene

        anchors.centerIn: parent
        width: Theme.px(1920)
        height: Theme.px(1080)
        enabled: !window.service.locked && !window.service.staff
        visible: window.windows.open !== "reserved" && window.windows.open !== "first_hand"

        TopBar {
            z: 1 // its line may extend over the felt's rail
            x: Theme.px(24)
            y: Theme.px(4)
            width: Theme.px(1872)
            height: Theme.px(70)
            game: window.game
            windows: window.windows
            information: window.information
            service: window.service
            controls: window.controls
            clock: window.bettingClock
            wallClock: window.wallClock
            sessionClock: window.sessionClock
            holder: window.playerCard.name
            title: window.game.title
            flag: window.languageChoice.flag
            speaksOthers: window.languageChoice.offered
            hasGames: window.lobby.offered
        }

        Felt {
            id: felt

            x: window.mainX
            y: Theme.px(80)
            width: Theme.px(1548)
            height: Theme.px(744)
            tabOpen: window.game.tabOpen
            feltWidth: window.game.feltWidth
            feltHeight: window.game.feltHeight
            fields: window.fields
            prints: window.prints
            tabs: window.tabs
            readout: window.readout
            settling: window.winShow.settles
            onTouched: bet => window.game.touch(bet)
            onTabChosen: tab => window.game.openTab(tab)
            onCarried: (picture, at) => {
                if (window.isBare)
                    ghost.carry(picture, at);
            }
            onHeld: bet => {
                window.autoRepeat.interrupt();
                window.card.show(bet);
            }
            onDropped: (bet, at) => {
                const under = felt.fieldAt(at);
                ghost.letGo();
                if (window.isBare && under === "")
                    window.game.takeDown(bet);
            }
        }

        DiceTray {
            x: window.sideX
            y: Theme.px(80)
            width: Theme.px(312)
            height: Theme.px(288)
            dice: window.dice
            landingMs: window.landingMs
            onTouched: window.game.touchDice()
        }

        LivePictureView {
            x: window.sideX + Theme.px(10)
            y: Theme.px(90)
            width: Theme.px(292)
            height: Theme.px(268)
            picture: window.livePicture
            dice: window.dice
        }

        DiceBurst {
            x: window.sideX
            y: Theme.px(80)
            width: Theme.px(312)
            height: Theme.px(288)
            winShow: window.winShow
        }

        HotShooterPlate {
            x: window.sideX
            y: Theme.px(378)
            width: Theme.px(312)
            height: Theme.px(80)
            shooter: window.hotShooter
        }

        ShooterPanel {
            x: window.sideX
            y: Theme.px(378)
            width: Theme.px(312)
            height: Theme.px(194)
            shooter: window.shooter
            controls: window.controls
            onPassWanted: window.game.press("pass_dice")
            onTakeWanted: window.game.press("take_dice")
        }

        HistoryBar {
            readonly property int above: window.shooter.shown ? 202 : window.hotShooter.shown ? 88 : 0

            x: window.sideX
            y: Theme.px(378 + above)
            width: Theme.px(312)
            height: Theme.px(396 - above)
            history: window.history
            information: window.information
            shown: window.shooter.shown ? Math.floor(window.historyRolls * 0.5) : window.hotShooter.shown ? Math.floor(window.historyRolls * 0.8) : window.historyRolls
        }

        MalfunctionSign {
            x: window.sideX
            y: Theme.px(778)
            width: Theme.px(312)
            height: Theme.px(46)
            idle: window.idle
        }

        SpecialButtons {
            x: window.mainX
            y: Theme.px(829)
            height: Theme.px(67)
            buttons: window.specialButtons
            onPressed: button => window.game.press(button)
        }

        WinCondition {
            x: window.mainX + Theme.px(800)
            y: Theme.px(829)
            width: Theme.px(748)
            height: Theme.px(67)
            readout: window.readout
        }

        BetRow {
            x: window.mainX
            y: Theme.px(900)
            width: Theme.px(1548)
            height: Theme.px(88)
            game: window.game
            controls: window.controls
            chips: window.chips
            keepable: window.betsCanBeKept
            keeping: window.autoRepeat.keeping
            repeating: window.autoRepeat.on
            onKeepPressed: window.game.keepBets()
            onRepeatHeld: window.autoRepeat.held()
            onChipCarried: (chip, picture, at) => {
                if (!window.isBare)
                    return;
                felt.aim = at;
                ghost.carry(picture, at);
            }
            onChipDropped: (chip, at) => {
                const under = felt.fieldAt(at);
                ghost.letGo();
                if (window.isBare && under !== "")
                    window.game.drop(under, chip);
            }
        }

        ActionButton {
            x: window.mainX
            y: Theme.px(994)
            width: Theme.px(228)
            height: Theme.px(80)
            label: qsTr("Cash out")
            letterSize: 40
            open: window.controls.cashOutOpen
            onPressed: window.game.askCashOut()
        }

        CreditBar {
            x: window.mainX + Theme.px(240)
            y: Theme.px(994)
            width: Theme.px(1196)
            height: Theme.px(80)
            readout: window.readout
            winShow: window.winShow
        }

        ActionButton {
            x: window.mainX + Theme.px(1448)
            y: Theme.px(994)
            width: Theme.px(100)
            height: Theme.px(80)
            label: ""
            icon: "statistics"
            speech: qsTr("Statistics")
            onPressed: window.windows.show("statistics")
        }

        RollButton {
            id: roll

            x: window.sideX
            y: Theme.px(829)
            width: Theme.px(312)
            height: Theme.px(245)
            open: window.controls.rollOpen
            word: window.controls.throwWord
            note: window.controls.throwByClock && window.bettingClock.seconds > 0 ? qsTr("You throw: %n seconds", "", window.bettingClock.seconds) : window.controls.throwNote
            onPressed: window.game.press("roll")
        }

        OutOfServiceSign {
            anchors.fill: felt
            service: window.service
        }

        TicketCard {
            anchors.fill: felt
            readout: window.readout
        }

        Settlement {
            x: felt.x
            y: felt.y
            width: felt.width
            height: felt.height
            winShow: window.winShow
            pays: window.pays
            feltWidth: window.game.feltWidth
            feltHeight: window.game.feltHeight
            home: Qt.point(Theme.px(340), Theme.px(954))
        }

        // Over everything; notices every touch and takes none. It ends what celebrates a win.
        Item {
            z: 2
            anchors.fill: parent

            PointHandler {
                onActiveChanged: if (active) {
                    roll.rouse();
                    window.winShow.end();
                }
            }
        }
    }

    GhostChip {
        id: ghost

        onPutDown: felt.aim = Qt.point(-1, -1)
    }

    TableWindows {
        anchors.fill: parent
        game: window.game
        controls: window.controls
        windows: window.windows
        readout: window.readout
        odds: window.odds
        commission: window.commission
        choice: window.choice
        transfers: window.transfers
        card: window.card
        autoRepeat: window.autoRepeat
        options: window.options
        reservation: window.reservation
        realityCheck: window.realityCheck
        limitChoice: window.limitChoice
        limitNotice: window.limitNotice
        breakNotice: window.breakNotice
        idle: window.idle
        languageChoice: window.languageChoice
        favourites: window.favourites
        sessionCard: window.sessionCard
        playerCard: window.playerCard
        statistics: window.statistics
        help: window.help
        lobby: window.lobby
        winShow: window.winShow
        wonBets: window.wonBets
        dice: window.dice
        livePicture: window.livePicture
        firstHand: window.firstHand
        mainX: window.mainX
        sideX: window.sideX
        landingMs: window.landingMs
    }

    SecondTap {
        anchors.fill: parent
        windows: window.windows
        odds: window.odds
    }

    IdleCover {
        anchors.fill: parent
        idle: window.idle
        firstHand: window.firstHand
        sideX: scene.x + window.sideX
    }

    DoorBar {
        y: band.bandHeight
        anchors.horizontalCenter: parent.horizontalCenter
        isCovered: window.windows.open !== "" || window.idle.phase !== "play"
        service: window.service
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
        menu: window.menu
        onSettled: (kind, number, yes) => window.game.settle(kind, number, yes)
    }

    StaffPages {
        anchors.fill: parent
        menu: window.menu
    }

    TestBanner {
        anchors.left: scene.left
        anchors.leftMargin: Theme.px(190)
        anchors.top: scene.top
        anchors.topMargin: Theme.px(46)
        visible: window.service.testMode && !window.menu.covered
    }

    PracticeBand {
        id: band

        anchors.fill: parent
        practice: window.practice
    }

    Connections {
        target: window.information

        function onRefused(bet: string): void {
            felt.refuse(bet);
        }
    }

    Connections {
        target: window.game

        function onSecondAsked(handPay: int): void {
            window.menu.witness(handPay);
        }
    }
}
