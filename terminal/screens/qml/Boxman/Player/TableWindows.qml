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
    required property Transfers transfers
    required property BetCard card
    required property AutoRepeat autoRepeat
    required property Options options
    required property Reservation reservation
    required property Idle idle
    required property LanguageChoice languageChoice
    required property SessionCard sessionCard
    required property StatisticsDrawer statistics
    required property HelpPages help

    Timer {
        id: quiet

        objectName: "quiet"

        property bool passed: false

        interval: 1500
        running: true
        onTriggered: quiet.passed = true
    }

    LazyWindow {
        name: "cash_out"
        windows: root.windows
        warm: quiet.passed
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

    LazyWindow {
        name: "auto_repeat"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: AutoRepeatQuestion {
            autoRepeat: root.autoRepeat
            windows: root.windows
        }
    }
    LazyWindow {
        name: "commission"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: CommissionWindow {
            commission: root.commission
            windows: root.windows
        }
    }
    LazyWindow {
        name: "transfer"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: TransferWindow {
            transfers: root.transfers
            windows: root.windows
        }
    }
    LazyWindow {
        name: "card"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: BetCardWindow {
            card: root.card
            windows: root.windows
        }
    }
    LazyWindow {
        name: "odds"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: OddsWindow {
            odds: root.odds
            windows: root.windows
        }
    }
    LazyWindow {
        name: "options"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: OptionsWindow {
            options: root.options
            windows: root.windows
        }
    }
    LazyWindow {
        name: "languages"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: LanguagesWindow {
            languageChoice: root.languageChoice
            windows: root.windows
        }
    }
    LazyWindow {
        name: "session"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: SessionWindow {
            sessionCard: root.sessionCard
            windows: root.windows
        }
    }
    LazyWindow {
        name: "statistics"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: StatisticsWindow {
            statistics: root.statistics
            windows: root.windows
        }
    }
    LazyWindow {
        name: "help"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: HelpWindow {
            help: root.help
            windows: root.windows
        }
    }
    LazyWindow {
        name: "reserve"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: ReserveWindow {
            reservation: root.reservation
            windows: root.windows
        }
    }
    LazyWindow {
        name: "clean"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: CleanScreen {
            wiping: root.idle.wiping as Wiping
            windows: root.windows
        }
    }
    LazyWindow {
        name: "reserved"
        windows: root.windows
        warm: quiet.passed
        sourceComponent: ReservedScreen {
            reservation: root.reservation
            windows: root.windows
            attendantCalled: root.controls.attendantCalled
            onAttendantWanted: root.game.callAttendant()
        }
    }
}
