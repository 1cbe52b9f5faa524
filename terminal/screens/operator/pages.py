"""The pages of the staff's menu, in the order of their buttons."""

from __future__ import annotations

from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people.rights import Right
from terminal.screens.operator.page import READS, Page
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

METERS = (Right.READ_METERS,)
CREDIT = (Right.MANUAL_CREDIT,)
CLEAR = (Right.RAM_CLEAR,)
SERVICE = (Right.OUT_OF_SERVICE,)
HAND_OVER = "hand_over"
FAULTS = "faults"
TESTS = (Right.DIAGNOSTICS,)
DEAL = (Right.DEAL,)
SHIFT = (Right.SHIFT,)
DROP = (Right.DROP,)

GROUPS: tuple[tuple[str, str], ...] = (
    ("attendant", QT_TRANSLATE_NOOP("Operator", "Attendant menu")),
    ("money", QT_TRANSLATE_NOOP("Operator", "Money")),
    ("gaming", QT_TRANSLATE_NOOP("Operator", "Gaming")),
    ("machine", QT_TRANSLATE_NOOP("Operator", "Machine")),
    ("tests", QT_TRANSLATE_NOOP("Operator", "Diagnostics")),
    ("setup", QT_TRANSLATE_NOOP("Operator", "Set-up")),
)
"""The groups of pages, with their titles, in the order of their tabs."""

PAGES: tuple[Page, ...] = (
    Page("shift", QT_TRANSLATE_NOOP("Operator", "Shift"), SHIFT, "shift_page", "WorkPage.qml", "attendant"),
    Page(
        "cash_box",
        QT_TRANSLATE_NOOP("Operator", "Cash box"),
        DROP,
        "cash_box_page",
        "CashBoxPage.qml",
        "attendant",
        of_player=True,
    ),
    Page(
        "hand_pays",
        QT_TRANSLATE_NOOP("Operator", "Hand pays"),
        READS,
        "hand_pays_page",
        "WorkPage.qml",
        "attendant",
        of_player=True,
    ),
    Page(
        "credit",
        QT_TRANSLATE_NOOP("Operator", "Credit by hand"),
        CREDIT,
        "credit_page",
        "CreditPage.qml",
        "attendant",
        of_player=True,
    ),
    Page(
        "service",
        QT_TRANSLATE_NOOP("Operator", "Out of service"),
        SERVICE,
        "service_page",
        "WorkPage.qml",
        "attendant",
    ),
    Page(
        "reserve",
        QT_TRANSLATE_NOOP("Operator", "Reserve station"),
        (Right.RESERVE_FOR_PLAYER,),
        "reserve_page",
        "WorkPage.qml",
        "attendant",
        of_player=True,
    ),
    Page(
        "dealer",
        QT_TRANSLATE_NOOP("Operator", "Dealer"),
        DEAL,
        "dealer_page",
        "DealerPage.qml",
        "attendant",
        table_module="table_page",
    ),
    Page("bills", QT_TRANSLATE_NOOP("Operator", "Bills"), READS, "bills_page", "WorkPage.qml", "money", of_player=True),
    Page(
        "tickets",
        QT_TRANSLATE_NOOP("Operator", "Tickets"),
        READS,
        "tickets_page",
        "WorkPage.qml",
        "money",
        of_player=True,
    ),
    Page("meters", QT_TRANSLATE_NOOP("Operator", "Meters"), METERS, "meters_page", "WorkPage.qml", "money"),
    Page("self_audit", QT_TRANSLATE_NOOP("Operator", "Self-audit"), METERS, "self_audit_page", "WorkPage.qml", "money"),
    Page(
        "days",
        QT_TRANSLATE_NOOP("Operator", "Days"),
        METERS,
        "days_page",
        "WorkPage.qml",
        "money",
        table_module="table_days_page",
    ),
    Page("games", QT_TRANSLATE_NOOP("Operator", "Games"), READS, "games.games_page", "GamesPage.qml", "gaming"),
    Page("dice", QT_TRANSLATE_NOOP("Operator", "Dice"), READS, "dice_page", "WorkPage.qml", "gaming"),
    Page("charts", QT_TRANSLATE_NOOP("Operator", "Charts"), METERS, "charts_page", "ChartsPage.qml", "gaming"),
    Page(
        "players",
        QT_TRANSLATE_NOOP("Operator", "Players"),
        READS,
        "players_page",
        "WorkPage.qml",
        "gaming",
        of_player=True,
    ),
    Page("events", QT_TRANSLATE_NOOP("Operator", "Events"), READS, "events_page", "WorkPage.qml", "gaming"),
    Page(FAULTS, QT_TRANSLATE_NOOP("Operator", "Faults"), READS, "faults_page", "WorkPage.qml", "machine"),
    Page("identity", QT_TRANSLATE_NOOP("Operator", "Identity"), READS, "identity_page", "WorkPage.qml", "machine"),
    Page("program", QT_TRANSLATE_NOOP("Operator", "Program"), READS, "program_page", "WorkPage.qml", "machine"),
    Page("memory", QT_TRANSLATE_NOOP("Operator", "Journal copies"), READS, "copies_page", "WorkPage.qml", "machine"),
    Page("volume", QT_TRANSLATE_NOOP("Operator", "Volume"), (Right.VOLUME,), "volume_page", "WorkPage.qml", "machine"),
    Page("disks", QT_TRANSLATE_NOOP("Operator", "Disks"), READS, "disks_page", "WorkPage.qml", "machine"),
    Page(
        "parameters",
        QT_TRANSLATE_NOOP("Operator", "Parameters"),
        (Right.CHANGE_PARAMETERS,),
        "parameters.page",
        "ParametersPage.qml",
        "setup",
    ),
    Page(
        "tests", QT_TRANSLATE_NOOP("Operator", "Test mode"), (Right.DIAGNOSTICS,), "tests_page", "WorkPage.qml", "tests"
    ),
    Page(
        "throws",
        QT_TRANSLATE_NOOP("Operator", "Test throws"),
        (Right.DIAGNOSTICS,),
        "throws_page",
        "ThrowsPage.qml",
        "tests",
    ),
    Page(
        "switches",
        QT_TRANSLATE_NOOP("Operator", "Doors and lights"),
        (Right.DIAGNOSTICS,),
        "testing.switches_page",
        "SwitchesPage.qml",
        "tests",
    ),
    Page(
        "devices",
        QT_TRANSLATE_NOOP("Operator", "Devices"),
        (Right.DIAGNOSTICS,),
        "testing.devices_page",
        "DevicesPage.qml",
        "tests",
    ),
    Page("clock", QT_TRANSLATE_NOOP("Operator", "Clock"), (Right.SET_CLOCK,), "clock_page", "ClockPage.qml", "tests"),
    Page("sounds", QT_TRANSLATE_NOOP("Operator", "Sounds"), TESTS, "testing.sounds_page", "SoundsPage.qml", "tests"),
    Page("screen", QT_TRANSLATE_NOOP("Operator", "Screen"), TESTS, "testing.screen_page", "ScreenPage.qml", "tests"),
    Page(
        HAND_OVER,
        QT_TRANSLATE_NOOP("Operator", "Hand-over"),
        (Right.CHANGE_PARAMETERS,),
        "hand_over.hand_over_page",
        "HandOverPage.qml",
        "setup",
        TECHNICIAN,
    ),
    Page("people", QT_TRANSLATE_NOOP("Operator", "People"), (Right.PEOPLE,), "people_page", "PeoplePage.qml", "setup"),
    Page("clear", QT_TRANSLATE_NOOP("Operator", "RAM clear"), CLEAR, "clear_page", "WorkPage.qml", "setup", TECHNICIAN),
)

SEARCH = Page("search", QT_TRANSLATE_NOOP("Operator", "Search"), READS, "search_page", "SearchPage.qml", "")
"""Finds the others. It is in no group: a button beside the tabs opens it."""
