"""The orders of a dealer's console: read, carried out or refused, and each answered once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from drivers.ports.table import DealerOrdered
from drivers.ports.table_board import DealerVerb
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.hosting import verbs
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.rules.wording import worded

WORDS: Mapping[DealerVerb, type[Any]] = {
    "open_betting": c.OpenBetting,
    "last_call": c.LastCall,
    "no_more_bets": c.NoMoreBets,
    "throw": c.OrderThrow,
    "enter_dice": c.EnterDice,
    "confirm_dice": c.ConfirmDice,
    "void_throw": c.VoidThrow,
    "choose_shooter": c.ChooseShooter,
    "next_game": c.ChooseNextGame,
    "pause": c.PauseTable,
    "resume": c.ResumeTable,
}
"""A dealer's orders, by the words of a script of touches."""

ORDER_MAX = 1_000
"""The most characters of an order, and what is kept of one."""


def ordered(terms: Questions, state: State, report: DealerOrdered, now: c.Instant) -> tuple[e.Event, ...]:
    """Carry the order out, or refuse it with a sentence; nothing for one that was answered before."""
    if report.number <= state.hosting.orders:
        return ()
    happened, refused, words = tuple[e.Event, ...](), "", None
    try:
        happened = verbs.by_dealer(terms, state, read(report), now)
    except Refusal as refusal:
        refused, words = refusal.say, worded(refusal)
    order = report.order[:ORDER_MAX]
    return (*happened, e.TableDealerAnswered(report.number, now.at_ms, report.dealer, order, refused, words))


def read(report: DealerOrdered) -> c.Dealing:
    """The command of the order, by the dealer whose console it came from. Raises Refusal."""
    try:
        fields = msgspec.json.decode(report.order[: ORDER_MAX + 1], type=dict[str, Any])
        command = WORDS[fields.pop("do")]
        known = {*command.__struct_fields__, "dealer"}
        if not set(fields) <= known or not report.dealer:
            raise _unreadable()
        made: c.Dealing = msgspec.convert({**fields, "dealer": report.dealer}, command)
    except (msgspec.MsgspecError, KeyError, TypeError, RecursionError) as error:
        raise _unreadable() from error
    return made


def _unreadable() -> Refusal:
    return Refusal("order", "The table does not understand this order.")
