"""Which sentence stands on the information line: the most urgent of what has happened, else what is to be done."""

from __future__ import annotations

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.screens.player.line.news import news
from terminal.screens.shared import words
from terminal.screens.shared.line import switched
from terminal.screens.shared.line.information import Spoken
from terminal.screens.translating.marked import translate


def said(cabinet: Cabinet, state: State, events: tuple[AnyEvent, ...], *, moved: bool) -> Spoken | None:
    """What these events call for; the prompt where the game has `moved` on; None where the line stays as it is."""
    happened = news(events, cabinet.currency) or switched.went_off(events, cabinet.bets_off(state))
    if happened:
        return Spoken(happened, "note")
    return Spoken(prompted(cabinet, state), "prompt") if moved else None


def prompted(cabinet: Cabinet, state: State) -> str:
    """Where the game stands, and what the player can do next."""
    off = cabinet.bets_off(state)
    if off and not cabinet.bets_valid(state):
        return switched.are_off(off)
    return words.prompt(state, cabinet.points)


def has_passed(said: Spoken, state: State) -> bool:
    """The line asks for a ticket that has been taken meanwhile."""
    return said.text == words.take_ticket() and state.machine.devices["printer"].ready


def result(cabinet: Cabinet, state: State) -> Spoken:
    """How the last roll went."""
    sentence = words.result(state.results.rolls[-1], state.results.last_win_cents, cabinet.currency)
    return Spoken(sentence, "win" if state.results.last_win_cents else "note")


def hurry() -> str:
    """The last seconds of a betting time."""
    return translate("Player", "Last seconds: place your bets")
