"""The pages of the staff's menu, in the order of their buttons."""

from __future__ import annotations

from terminal.cabinet.keys import TECHNICIAN
from terminal.screens.operator.page import STAFF, Page
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

PAGES: tuple[Page, ...] = (
    Page("faults", QT_TRANSLATE_NOOP("Operator", "Faults"), STAFF, "faults_page", "ListPage.qml"),
    Page("games", QT_TRANSLATE_NOOP("Operator", "Games"), STAFF, "games.games_page", "GamesPage.qml"),
    Page("bills", QT_TRANSLATE_NOOP("Operator", "Bills"), STAFF, "bills_page", "ListPage.qml"),
    Page("hand_pays", QT_TRANSLATE_NOOP("Operator", "Hand pays"), STAFF, "hand_pays_page", "WorkPage.qml"),
    Page("tickets", QT_TRANSLATE_NOOP("Operator", "Tickets"), STAFF, "tickets_page", "ListPage.qml"),
    Page("events", QT_TRANSLATE_NOOP("Operator", "Events"), STAFF, "events_page", "ListPage.qml"),
    Page("meters", QT_TRANSLATE_NOOP("Operator", "Meters"), STAFF, "meters_page", "WorkPage.qml"),
    Page("days", QT_TRANSLATE_NOOP("Operator", "Days"), STAFF, "days_page", "WorkPage.qml"),
    Page("dice", QT_TRANSLATE_NOOP("Operator", "Dice"), STAFF, "dice_page", "ListPage.qml"),
    Page("program", QT_TRANSLATE_NOOP("Operator", "Program"), STAFF, "program_page", "WorkPage.qml"),
    Page("memory", QT_TRANSLATE_NOOP("Operator", "Journal copies"), STAFF, "memory_page", "ListPage.qml"),
    Page("clear", QT_TRANSLATE_NOOP("Operator", "RAM clear"), (TECHNICIAN,), "clear_page", "WorkPage.qml"),
)
