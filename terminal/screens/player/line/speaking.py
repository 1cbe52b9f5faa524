"""The sentence of the information line: the most urgent of what has happened, otherwise the prompt."""

from __future__ import annotations

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import ChoiceMade, Event, LastBetsCalled
from terminal.cabinet.meters import won_by
from terminal.cabinet.state import State
from terminal.cabinet.state.rounds import OVER
from terminal.rules.games import kind_of
from terminal.screens.player.line import at_table
from terminal.screens.player.line.card_news import card_news
from terminal.screens.player.line.news import news
from terminal.screens.shared import words
from terminal.screens.shared.line import switched
from terminal.screens.shared.line.information import Spoken
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def said(cabinet: Cabinet, state: State, events: tuple[Event, ...], *, moved: bool) -> Spoken | None:
    """The sentence for these events; the prompt if the game has `moved` on; None if the line is not changed."""
    happened = news(events, cabinet.profile.currency, dealt=cabinet.profile.has_dealer)
    happened = happened or at_table.late(events, cabinet.profile.currency)
    happened = happened or card_news(state, events) or switched.went_off(events, cabinet.bets_off(state))
    if happened:
        return Spoken(happened, "note")
    if any(isinstance(event, LastBetsCalled) for event in events):
        return Spoken(hurry(), "hurry")
    return Spoken(prompted(cabinet, state), "prompt") if moved else None


def prompted(cabinet: Cabinet, state: State) -> str:
    """The state of the game, and what the player can do next."""
    if of_table := at_table.prompt(cabinet, state):
        return of_table
    off = cabinet.bets_off(state)
    if off and not cabinet.bets_valid(state):
        return switched.are_off(off)
    if awaits_dealer(cabinet, state):
        return words.dealer_awaited(state)
    calls_dice = not (cabinet.profile.has_dealer or cabinet.profile.is_station)
    return words.prompt(state, cabinet.game, rolls=calls_dice)


def awaits_dealer(cabinet: Cabinet, state: State) -> bool:
    """A player could bet, and the dealer has not opened a round."""
    dealt_here = cabinet.profile.has_dealer and not cabinet.profile.is_station
    return dealt_here and state.rounds.phase in OVER and state.may_bet


def turned(cabinet: Cabinet, before: State | None, state: State) -> bool:
    """A shared table has gone on, or is out of reach: the line says something else of it."""
    return before is not None and at_table.prompt(cabinet, before) != at_table.prompt(cabinet, state)


def has_passed(said: Spoken, state: State) -> bool:
    """The line asks the player to take a ticket that was taken meanwhile."""
    return said.text == words.take_ticket() and state.machine.devices["printer"].ready


def result(cabinet: Cabinet, state: State) -> Spoken:
    """The result of the last roll."""
    roll, returns = state.results.rolls[-1], cabinet.game.house().get("winners", "") == "return"
    if not kind_of(roll.record).resolved_by(roll.record):  # no bet was up: the last win was that of another roll
        return Spoken(words.call(roll), "note")
    back_cents = sum(one.stake_cents for one in roll.record.resolved if one.result == "win" and not one.stays)
    sentence = words.result(roll, state.results.last_win_cents, cabinet.profile.currency, back_cents if returns else 0)
    return Spoken(sentence, "win" if state.results.last_win_cents else "note")


def chosen(cabinet: Cabinet, made: ChoiceMade) -> Spoken | None:
    """What a choice has won, and that the time was over if the cabinet has chosen; None if it has won nothing yet."""
    won_cents = won_by(made.record)
    if not won_cents:
        return None
    amount = languages.amount(won_cents, cabinet.profile.currency)
    if made.by == "clock":
        return Spoken(translate("Player", "The time was over: you win {0}").format(amount), "win")
    return Spoken(translate("Player", "You win {0}").format(amount), "win")


def hurry() -> str:
    """The last seconds of a betting time."""
    return translate("Player", "Last seconds: place your bets")
