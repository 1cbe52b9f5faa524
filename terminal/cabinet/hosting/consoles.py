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
from terminal.cabinet.state.hosting import Hosting
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

GIVEN_MAX = 500
"""The most orders of consoles that are taken for one round: the key of each is kept until the round is over."""


def ordered(terms: Questions, state: State, report: DealerOrdered, now: c.Instant) -> tuple[e.Event, ...]:
    """Carry the order out, or refuse it with a sentence; nothing for a number that was answered before.

    The number is the exchange's: whoever can write there can put a signed order in again under a new one. So no key is
    carried out twice. The keys of the present round and the next one are enough: an order of any other is refused.
    """
    if report.number <= state.hosting.orders:
        return ()
    happened, refused, words, number = tuple[e.Event, ...](), "", None, 0
    repeated = any(key == report.key for _, key in state.hosting.given)
    try:
        if repeated:
            raise Refusal("repeated", "This order was answered before: it was put in again, and is not carried out.")
        command = read(report)
        number = _remembered(state.hosting, command.round)
        happened = verbs.by_dealer(terms, state, command, now)
    except Refusal as refusal:
        refused, words = refusal.say, worded(refusal)
    answered = (report.number, now.at_ms, report.dealer, report.order[:ORDER_MAX], refused, words)
    return (*happened, e.TableDealerAnswered(*answered, report.key, number, repeated))


def _remembered(hosting: Hosting, number: int) -> int:
    """The round for which the order's key is kept; 0 if it is refused without that. Raises Refusal if it is full."""
    if len(hosting.given) >= GIVEN_MAX:
        say = "Too many orders were given in this round: go on at the table itself, on the page Dealer."
        raise Refusal("orders", say)
    return number if number in (hosting.rounds, hosting.rounds + 1) else 0


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
