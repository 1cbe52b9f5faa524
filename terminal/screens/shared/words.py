"""The screen's words about the game: the call of a roll, the prompt, the marks of the history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from terminal.cabinet.at_table.refusals import verify_takes_money
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.cabinet.tickets import waits_in_slot
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import allowed
from terminal.screens.shared.calls import big_shot, craps, hazard
from terminal.screens.shared.calls.mark import Mark
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class Words(Protocol):
    """The words of a kind of game."""

    def is_bad(self, roll: Roll) -> bool:
        """Whether the roll is shown in red."""

    def mark(self, roll: Roll) -> Mark:
        """The meaning of the roll."""

    def call(self, roll: Roll) -> str:
        """The call of the roll."""

    def prompt(self, state: State, game: AnyGame, *, rolls: bool) -> str:
        """What can be done next. `rolls`: the player calls the dice."""


WORDS: Mapping[str, Words] = {
    "craps": cast("Words", craps),
    "big_shot": cast("Words", big_shot),
    "hazard": cast("Words", hazard),
}
"""By the family of a kind of game."""


def is_bad(roll: Roll) -> bool:
    """The roll is shown in red, such as a 7 that won nothing and took one of the player's bets."""
    return _words(roll.record).is_bad(roll)


def mark(roll: Roll) -> Mark:
    """The meaning of the roll for the game."""
    return _words(roll.record).mark(roll)


def call(roll: Roll) -> str:
    """The stickman's call of the roll."""
    return _words(roll.record).call(roll)


def call_of(state: State) -> str:
    """The stickman's call of the last roll."""
    return call(state.results.rolls[-1])


def prompt(state: State, game: AnyGame, *, rolls: bool = True) -> str:
    """The state of the game, and what wins next. `rolls`: the player calls the dice."""
    if state.dice.throw is not None:
        return _thrown(state)
    if state.machine.out_of_service is not None:
        return translate("Player", "This station is out of service")
    if state.visit.play_break is not None:
        return translate("Player", "Break in play: no bets are taken now")
    if state.visit.stay is not None and state.visit.stay.reached is not None and not state.bet_cents:
        return translate("Player", "Your limit is reached: no further bets are taken")
    if not state.credit_cents:
        return _no_credit(state)
    if state.visit.pause is not None and state.visit.pause.phase == "closed":
        return translate("Player", "No more bets: the dice are thrown in a moment")
    return _words(state.table).prompt(state, game, rolls=rolls)


def _thrown(state: State) -> str:
    if state.rounds.phase == "closed":
        return translate("Player", "No more bets: the dealer throws the dice")
    if state.rounds.phase != "shown":
        return translate("Player", "No more bets: the dice are out")
    if state.rounds.silent:
        return translate("Player", "The dealer does not answer: an attendant has been called")
    dice = " - ".join(map(str, state.rounds.dice))
    return translate("Player", "The dice show {0}: the dealer confirms them").format(dice)


def dealer_awaited(state: State) -> str:
    """What a player learns while the dealer has not opened the betting time."""
    if state.rounds.silent:
        return translate("Player", "The dealer does not answer: you may take your bets down and cash out")
    if state.rounds.phase == "void":
        return translate("Player", "The throw was void: your bets are as before, and you may take them down")
    return translate("Player", "Place your bets: the dealer opens the betting time")


def take_ticket() -> str:
    """Say goodbye with the ticket."""
    return translate("Player", "Please take your ticket. Thank you for playing!")


def _no_credit(state: State) -> str:
    if waits_in_slot(state):
        return take_ticket()
    validator, takes_money = state.machine.device("validator"), allowed(verify_takes_money, state)
    if validator.ready and state.doors_shut and takes_money:
        return translate("Player", "Insert a bill to play")
    is_refused = not takes_money and state.machine.device("dice").code != "waiting"
    if validator.faulty or state.machine.doors_open or is_refused:
        return translate("Player", "No bills can be taken now")
    return translate("Player", "One moment, please")


def result(roll: Roll, won_cents: int, currency: str, back_cents: int = 0) -> str:
    """The result of the roll for the player; `back_cents` are the stakes that come back where every winner does."""
    if won_cents and back_cents:
        return translate("Player", "{0}: you win {1}, and your bet of {2} comes back").format(
            call(roll), languages.amount(won_cents, currency), languages.amount(back_cents, currency)
        )
    if won_cents:
        return translate("Player", "{0}: you win {1}").format(call(roll), languages.amount(won_cents, currency))
    if any(one.result == "push" for one in roll.record.resolved):
        return translate("Player", "{0}: a stand-off, your bet neither wins nor loses").format(call(roll))
    return call(roll)


def _words(one: object) -> Words:
    return WORDS[kind_of(one).family]
