"""A hint for the moment, for players who want hints: exact, and never a promise."""

from __future__ import annotations

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.rules.games import kind_of
from terminal.screens.shared.calls import hazard
from terminal.screens.translating.marked import translate

SIXES = ("place@6", "place@8")
SIX_UNITS_CENTS = 600
"""Place 6 and 8 pay 7 for each 6."""


def hint(cabinet: Cabinet, state: State) -> str:
    """The hint under the information line; empty if there is none."""
    if cabinet.option(state, "show_hints") != "yes" or not state.credit_cents or state.dice.throw is not None:
        return ""
    if kind_of(state.table).family == "hazard":
        return hazard.hint(cabinet.game)
    if not kind_of(state.table).has_puck:
        return _of_any_game()
    return _come_out(cabinet, state) if state.felt.point is None else _with_point(state)


def _of_any_game() -> str:
    return translate("Player", "Hold a finger on any field to see what wins, what it pays and its house edge")


def _come_out(cabinet: Cabinet, state: State) -> str:
    bets = state.felt.bets
    if "pass_line" in bets or "dont_pass" in bets:
        return translate("Player", "Once a Point is set, odds can be put behind this bet: they have no house edge")
    if 11 in cabinet.game.points:
        return translate("Player", "The Pass Line begins the game: it wins on 7 now, or when its Point comes again")
    return translate("Player", "The Pass Line begins the game: it wins on 7 and 11 now, or when its Point comes again")


def _with_point(state: State) -> str:
    bets = state.felt.bets
    if "pass_line" in bets and "pass_odds" not in bets:
        return translate("Player", "Take odds behind your Pass Line: they are paid without a house edge")
    if "dont_pass" in bets and "dont_pass_odds" not in bets:
        return translate("Player", "Give odds behind Don't Pass: they are paid without a house edge")
    if any(bets.get(bet, 0) % SIX_UNITS_CENTS for bet in SIXES):
        return translate("Player", "Place 6 and 8 pay 7 for every 6: multiples of 6 pay in full")
    return translate("Player", "Hold a finger on any field to see what wins, what it pays and its house edge")
