"""A dealer's orders as they go to the table: each names what it is meant for, and the table decides."""

from __future__ import annotations

import json
from collections.abc import Mapping

from drivers.ports.table_board import DealerVerb
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

LABELS: Mapping[DealerVerb, str] = {
    "open_betting": QT_TRANSLATE_NOOP("Dealer", "Open betting"),
    "last_call": QT_TRANSLATE_NOOP("Dealer", "Last call"),
    "no_more_bets": QT_TRANSLATE_NOOP("Dealer", "No more bets"),
    "throw": QT_TRANSLATE_NOOP("Dealer", "Throw the dice"),
    "enter_dice": QT_TRANSLATE_NOOP("Dealer", "Enter the dice"),
    "confirm_dice": QT_TRANSLATE_NOOP("Dealer", "Confirm the dice"),
    "void_throw": QT_TRANSLATE_NOOP("Dealer", "Void the throw"),
    "choose_shooter": QT_TRANSLATE_NOOP("Dealer", "Choose the shooter"),
    "next_game": QT_TRANSLATE_NOOP("Dealer", "Choose the next game"),
    "pause": QT_TRANSLATE_NOOP("Dealer", "Pause the table"),
    "resume": QT_TRANSLATE_NOOP("Dealer", "Resume the table"),
}
"""What is written on their buttons."""

URGED: tuple[DealerVerb, ...] = (
    "resume",
    "confirm_dice",
    "enter_dice",
    "throw",
    "open_betting",
    "no_more_bets",
)
"""What comes next in a round: the first of these that is allowed has the golden button."""


OF_THROW: tuple[DealerVerb, ...] = ("enter_dice", "confirm_dice", "void_throw", "resume")
"""What is ordered about the dice of a throw: a round has another one after each void one."""


def order_text(verb: DealerVerb, number: int, throw: int, dealer: str, **more: object) -> str:
    """The order as one line of a script of touches (`terminal/script/touch_words.py`).

    `number` is that of the round; `throw` is its throw that the dealer sees, for orders that name one.
    """
    of_throw = {"throw": throw} if verb in OF_THROW else {}
    return json.dumps({"do": verb, "round": number, "dealer": dealer, **of_throw, **more})
