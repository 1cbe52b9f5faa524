"""The words of Big Shot: what three dice have shown, the fourth die, and what can be done next."""

from __future__ import annotations

from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.rules.game import AnyGame
from terminal.screens.shared.calls.mark import Mark, is_straight
from terminal.screens.translating.marked import translate


def is_bad(roll: Roll) -> bool:
    """No throw is shown in red: three dice only win less or more."""
    del roll
    return False


def mark(roll: Roll) -> Mark:
    """Three alike, two alike, or a straight; the fourth die says whether it has hit."""
    dice = roll.record.dice
    if len(dice) == 1:
        hit = any(one.profit_cents > 6 * one.stake_cents for one in roll.record.resolved)
        return Mark(translate("Player", "BIG SHOT"), "point" if hit else "")
    kinds = len(set(dice))
    if kinds == 1:
        return Mark(translate("Player", "Triple"), "point")
    if kinds == 2:
        return Mark(translate("Player", "Double"))
    return Mark(translate("Player", "Straight"), "point") if is_straight(dice) else Mark("")


def call(roll: Roll) -> str:
    """The dealer's call of the throw."""
    dice = roll.record.dice
    if len(dice) == 1:
        return translate("Player", "The fourth die is {0}").format(dice[0])
    shown = "-".join(map(str, sorted(dice)))
    kinds = len(set(dice))
    if kinds == 1:
        return translate("Player", "Triple {0}").format(dice[0])
    if kinds == 2:
        return translate("Player", "Double {0}").format(next(die for die in dice if dice.count(die) == 2))
    return translate("Player", "Straight {0}").format(shown) if is_straight(dice) else shown


def prompt(state: State, game: AnyGame, *, rolls: bool) -> str:
    """What is to be done next. `rolls`: the player calls the dice."""
    del game
    if state.felt.waits_for == "choice":
        return translate("Player", "Three hits: take your win, or risk the BIG SHOT")
    if state.felt.waits_for == "dice":
        return _closed(state, rolls=rolls)
    if state.felt.bets and rolls:
        return translate("Player", "Press ROLL when your bets are down")
    return translate("Player", "Place your bets: a number, Double, Triple or Straight")


def _closed(state: State, *, rolls: bool) -> str:
    if not rolls:
        return translate("Player", "No more bets: the dealer throws the dice")
    bets = translate("Player", "No more bets: press ROLL for the dice")
    return translate("Player", "The BIG SHOT is on: press ROLL for the fourth die") if _fourth(state) else bets


def _fourth(state: State) -> bool:
    """The last throw has left a choice, which was made for the fourth die."""
    last = state.results.rolls[-1:]
    return any(len(roll.record.dice) == 3 and len(set(roll.record.dice)) == 1 for roll in last)
