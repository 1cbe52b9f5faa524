// All windows that can be over the table, one at a time. Those not opened yet are created in a quiet moment, so that
// they open at once.
pragma ComponentBehavior: Bound

import QtQuick
import Boxman.Backend

Item {
    id: root

    required property Touching game
    required property Controls controls
    required property Windows windows
    required property Readout readout
    required property OddsOffers odds
    required property Commission commission
    required property ChoiceQuestion choice
    required property Transfers transfers
    required property BetCard card
    required property AutoRepeat autoRepeat
    required property Options options
    required property Reservation reservation
    required property RealityCheck realityCheck
    required property LimitChoice limitChoice
    required property LimitNotice limitNotice
    required property BreakNotice breakNotice
    required property Idle idle
    required property LanguageChoice languageChoice
    required property SessionCard sessionCard
    required property PlayerCard playerCard
    required property StatisticsDrawer statistics
    required property Favourites favourites
    required property HelpPages help
    required property Lobby lobby
    required property WinShow winShow
    required property Rows wonBets
    required property Dice dice
    required property LivePicture livePicture
    required property FirstHandLesson firstHand
    required property int mainX
    required property int sideX
    required property int landingMs

    component TableWindow: LazyWindow {
        windows: root.windows
        warm: quiet.passed
    }

    Timer {
        id: quiet

        objectName: "quiet"

        property bool passed: false

        interval: 1500
        running: true
        onTriggered: quiet.passed = true
    }

    TableWindow {
        name: "cash_out"
        sourceComponent: CashOutQuestion {
            amount: root.readout.credit
            byHand: root.readout.paidByHand
            onRefused: root.windows.close()
            onConfirmed: {
                root.windows.close();
                root.game.press("cash_out");
            }
        }
    }

    TableWindow {
        name: "auto_repeat"
        sourceComponent: AutoRepeatQuestion {
            autoRepeat: root.autoRepeat
            windows: root.windows
        }
    }
    TableWindow {
        name: "moment"
        sourceComponent: MomentWindow {
            winShow: root.winShow
            wonBets: root.wonBets
            dice: root.dice
        }
    }
    TableWindow {
        name: "dice"
        sourceComponent: DiceWindow {
            dice: root.dice
            picture: root.livePicture
            windows: root.windows
        }
    }
    TableWindow {
        name: "commission"
        sourceComponent: CommissionWindow {
            commission: root.commission
        }
    }
    TableWindow {
        name: "choice"
        sourceComponent: ChoiceWindow {
            choice: root.choice
        }
    }
    TableWindow {
        name: "reality_check"
        sourceComponent: RealityCheckWindow {
            realityCheck: root.realityCheck
        }
    }
    TableWindow {
        name: "break"
        sourceComponent: BreakWindow {
            breakNotice: root.breakNotice
        }
    }
    TableWindow {
        name: "limit"
        sourceComponent: LimitWindow {
            limitNotice: root.limitNotice
        }
    }
    TableWindow {
        name: "limits"
        sourceComponent: LimitsWindow {
            limitChoice: root.limitChoice
            windows: root.windows
        }
    }
    TableWindow {
        name: "transfer"
        sourceComponent: TransferWindow {
            transfers: root.transfers
        }
    }
    TableWindow {
        name: "card"
        sourceComponent: BetCardWindow {
            card: root.card
            windows: root.windows
        }
    }
    TableWindow {
        name: "odds"
        sourceComponent: OddsWindow {
            odds: root.odds
        }
    }
    TableWindow {
        name: "options"
        sourceComponent: OptionsWindow {
            options: root.options
            windows: root.windows
        }
    }
    TableWindow {
        name: "languages"
        sourceComponent: LanguagesWindow {
            languageChoice: root.languageChoice
            windows: root.windows
        }
    }
    TableWindow {
        name: "session"
        sourceComponent: SessionWindow {
            sessionCard: root.sessionCard
            limitChoice: root.limitChoice
            playerCard: root.playerCard
            windows: root.windows
        }
    }
    TableWindow {
        name: "player"
        sourceComponent: PlayerWindow {
            playerCard: root.playerCard
            windows: root.windows
        }
    }
    TableWindow {
        name: "card_pin"
        sourceComponent: CardPinWindow {
            playerCard: root.playerCard
        }
    }
    TableWindow {
        name: "consent"
        sourceComponent: ConsentWindow {
            playerCard: root.playerCard
        }
    }
    TableWindow {
        name: "statistics"
        sourceComponent: StatisticsWindow {
            statistics: root.statistics
            windows: root.windows
        }
    }
    TableWindow {
        name: "favourites"
        sourceComponent: FavouritesWindow {
            favourites: root.favourites
            windows: root.windows
        }
    }
    TableWindow {
        name: "help"
        sourceComponent: HelpWindow {
            help: root.help
            firstHand: root.firstHand
            windows: root.windows
        }
    }
    TableWindow {
        name: "first_hand_over"
        warm: quiet.passed && root.firstHand.wanted
        sourceComponent: FirstHandOver {
            windows: root.windows
        }
    }
    TableWindow {
        name: "first_hand"
        warm: quiet.passed && root.firstHand.wanted
        sourceComponent: FirstHandWindow {
            firstHand: root.firstHand
            mainX: root.mainX
            sideX: root.sideX
            landingMs: root.landingMs
            onCashOutWanted: {
                root.firstHand.leave();
                root.game.askCashOut();
            }
        }
    }
    TableWindow {
        name: "games"
        warm: quiet.passed && root.lobby.offered
        sourceComponent: LobbyWindow {
            lobby: root.lobby
            firstHand: root.firstHand
            readout: root.readout
            windows: root.windows
        }
    }
    TableWindow {
        name: "reserve"
        sourceComponent: ReserveWindow {
            reservation: root.reservation
            windows: root.windows
        }
    }
    TableWindow {
        name: "clean"
        sourceComponent: CleanScreen {
            wiping: root.idle.wiping as Wiping
        }
    }
    TableWindow {
        name: "reserved"
        sourceComponent: ReservedScreen {
            reservation: root.reservation
            attendantCalled: root.controls.attendantCalled
            onAttendantWanted: root.game.callAttendant()
        }
    }
}
