"""A dealer's words, on the staff's panel and on the console: the phases of a round, and why a throw is void."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from drivers.ports.table import TablePhase
from terminal.cabinet.rounds.commands import VoidReason
from terminal.cabinet.state.rounds import RoundPhase
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

Phase = RoundPhase | TablePhase | Literal[""]

PHASES: Mapping[Phase, str] = {
    "": QT_TRANSLATE_NOOP("Operator", "No round yet"),
    "idle": QT_TRANSLATE_NOOP("Operator", "No round yet"),
    "open": QT_TRANSLATE_NOOP("Operator", "Betting is open"),
    "hurry": QT_TRANSLATE_NOOP("Operator", "Last bets"),
    "closing": QT_TRANSLATE_NOOP("Operator", "The last bets come in"),
    "closed": QT_TRANSLATE_NOOP("Operator", "No more bets: throw the dice and enter them"),
    "rolling": QT_TRANSLATE_NOOP("Operator", "No more bets: the generator throws"),
    "shown": QT_TRANSLATE_NOOP("Operator", "The dice lie: confirm them"),
    "decided": QT_TRANSLATE_NOOP("Operator", "Decided"),
    "choice": QT_TRANSLATE_NOOP("Operator", "Players choose"),
    "void": QT_TRANSLATE_NOOP("Operator", "Void"),
}
"""Of a table with a dealer, its own or the shared one."""
REASONS: Mapping[VoidReason, str] = {
    "cocked": QT_TRANSLATE_NOOP("Operator", "A die is cocked"),
    "off_table": QT_TRANSLATE_NOOP("Operator", "A die left the table"),
    "touched": QT_TRANSLATE_NOOP("Operator", "Dice were touched"),
    "entry": QT_TRANSLATE_NOOP("Operator", "Wrong entry"),
    "unread": QT_TRANSLATE_NOOP("Operator", "Dice cannot be read"),
    "other": QT_TRANSLATE_NOOP("Operator", "Another reason"),
}
"""Why a throw does not count."""


def dice_text(dice: tuple[int, ...]) -> str:
    """The faces as a dealer reads them out: ``3 - 4``."""
    return " - ".join(map(str, dice))
