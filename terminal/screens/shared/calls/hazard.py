"""The words of Hazard, from the player's side: as caster, or as fader when the house has the dice."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.rules.game import AnyGame, Meaning
from terminal.rules.games import kind_of
from terminal.screens.shared.calls.craps import number_word
from terminal.screens.shared.calls.mark import Mark
from terminal.screens.translating.marked import translate

TONES = {"win": "point", "lose": "seven"}
"""The tone of a mark by what the throw did to the player's money."""


def is_bad(roll: Roll) -> bool:
    """It has cost the player the bank, or the cover."""
    return any(one.result == "lose" for one in roll.record.resolved)


def mark(roll: Roll) -> Mark:
    """What the throw was; one that decided the bank stands out."""
    words = {
        "main": translate("Player", "The main"),
        "no_main": translate("Player", "Again"),
        "nick": translate("Player", "Nick"),
        "out": translate("Player", "Out"),
        "chance": translate("Player", "Chance"),
        "chance_won": translate("Player", "Chance"),
        "chance_lost": translate("Player", "The main"),
        "nothing": "",
    }
    tone = next((TONES[one.result] for one in roll.record.resolved if one.result in TONES), "")
    return Mark(words[_event(roll)], tone)


def call(roll: Roll) -> str:
    """The groom porter's call: the total, and what it is."""
    calls = {
        "main": translate("Player", "{0} is the main"),
        "no_main": translate("Player", "{0}, throw again"),
        "nick": translate("Player", "{0}, a nick"),
        "out": translate("Player", "{0}, out"),
        "chance": translate("Player", "{0} is the chance"),
        "chance_won": translate("Player", "{0}, the chance"),
        "chance_lost": translate("Player", "{0}, the main"),
        "nothing": "{0}",
    }
    return calls[_event(roll)].format(number_word(sum(roll.record.dice)))


def prompt(state: State, game: AnyGame, *, rolls: bool) -> str:
    """What the table waits for, and what wins then."""
    felt = state.felt
    if felt.phase in ("first", "chance"):
        return _deciding(state, game)
    if state.is_station and felt.phase != "won":
        return _at_table(state, game)
    if felt.house_shoots:
        return _of_house(felt.phase)
    if felt.phase == "won":
        return translate("Player", "The bank is doubled: pass the dice and take it, or keep them and let it ride")
    if felt.phase != "main":
        lay = translate("Player", "Lay your bank, then press ROLL")
        return lay if rolls else translate("Player", "Lay your bank")
    if rolls and felt.main_is_open and may_name(game):
        return translate("Player", "Name the main on a plate, or press ROLL to throw for it")
    return translate("Player", "Throw for the main: 5, 6, 7, 8 or 9")


def hint(game: AnyGame) -> str:
    """Which main costs least."""
    if may_name(game):
        return translate("Player", "7 is the main with the smallest house edge; then come 5 and 9, then 6 and 8")
    return translate("Player", "Hold a finger on any field to see what wins, what it pays and its house edge")


def may_name(game: AnyGame) -> bool:
    """The sheet lets the shooter name the main."""
    return game.house().get("main") == "chosen"


def _event(roll: Roll) -> str:
    return kind_of(roll.record).event_of(roll.record)


def _deciding(state: State, game: AnyGame) -> str:
    meanings = game.next_throw(state.table)
    wins, loses = _totals(meanings, "win"), _totals(meanings, "lose")
    if state.felt.chance is None:
        say = translate("Player", "Main {0}: {1} wins, {2} loses, any other total is the chance")
        return say.format(state.felt.main, wins, loses)
    say = translate("Player", "Main {0}, chance {1}: {2} wins, {3} loses")
    return say.format(state.felt.main, state.felt.chance, wins, loses)


def _totals(meanings: Mapping[int, Meaning], meaning: Meaning) -> str:
    return "/".join(str(total) for total, one in meanings.items() if one == meaning)


def _at_table(state: State, game: AnyGame) -> str:
    """Before the main of a shared table: the seat with the dice lays a bank, and the others fade it."""
    felt, shown = state.felt, state.at_table.shown
    if not felt.house_shoots:
        if felt.main_is_open and may_name(game):
            return translate("Player", "Name the main on a plate, or it is thrown for")
        if felt.bets:
            return translate("Player", "Throw for the main: 5, 6, 7, 8 or 9")
        return translate("Player", "You have the dice: lay your bank")
    seat = 0 if shown is None or shown.shooter is None else shown.shooter
    if not seat:
        return translate("Player", "Nobody has the dice yet: the next round begins in a moment")
    if felt.phase == "main" or "cover" not in game.fields():
        return translate("Player", "Seat {0} throws for the main: 5, 6, 7, 8 or 9").format(seat)
    return translate("Player", "Seat {0} has the dice: lay your cover against its bank").format(seat)


def _of_house(phase: str) -> str:
    if phase == "main":
        return translate("Player", "The house throws for its main: 5, 6, 7, 8 or 9")
    if phase == "stake":
        return translate("Player", "The house has the dice: cover its bank, or let the dice pass")
    return translate("Player", "The hand of the house is over")
