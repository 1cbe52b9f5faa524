"""What the information line says at a station of a shared table: its phases, and chips that came too late."""

from __future__ import annotations

from terminal.cabinet.at_table.refusals import puck_asked, puck_stays, verify_bets_taken
from terminal.cabinet.at_table.seats import is_shooter
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import BetsMoved, BetsRestored, Event, SeatVoided
from terminal.cabinet.state import State
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def prompt(cabinet: Cabinet, state: State) -> str:
    """Why the table takes no bets now, or what it waits for; empty while the game's own prompt is right.

    Nothing about the table is said to somebody without money, before whom there is only an empty seat.
    """
    if not cabinet.profile.is_station or not (state.credit_cents or state.at_table.undecided):
        return ""
    if state.at_table.disagreed is None and (awaited := _awaited(state)):
        return awaited
    try:
        verify_bets_taken(state)
    except Refusal as refusal:
        return _own_throw(state) or languages.sentence(refusal, cabinet.profile.currency).rstrip(".")
    if "ready" in state.at_table.said:
        return translate("Player", "You are ready: the dice are thrown as soon as the other players are")
    if "puck_off" in state.at_table.said:
        return languages.sentence(puck_asked(), cabinet.profile.currency).rstrip(".")
    if state.at_table.puck_stays and is_shooter(state):
        return languages.sentence(puck_stays(), cabinet.profile.currency).rstrip(".")
    return ""


def _awaited(state: State) -> str:
    """The table is out of reach, or has shown this seat no round yet."""
    at, table = state.at_table, state.machine.devices["dice"]
    if table.code == "waiting":
        return ""  # the refusal says it
    if not table.ready:
        if state.bet_cents:
            return translate("Player", "Waiting for the table: all bets stand")
        return translate("Player", "Waiting for the table")
    if not at.seat or at.shown is None:
        return translate("Player", "Waiting for the table: its next round opens in a moment")
    return ""


def _own_throw(state: State) -> str:
    """The dice wait for this player."""
    shown = state.at_table.shown
    if shown is None or shown.phase != "closed" or shown.stopped or not is_shooter(state):
        return ""
    if "roll" in state.at_table.said:
        return translate("Player", "You have thrown: the dice are out in a moment")
    return translate("Player", "You are the shooter: press ROLL")


def late(events: tuple[Event, ...], currency: str) -> str:
    """What the table did not accept, because it came too late, or was not thrown for; empty if there is nothing."""
    voided = next((event for event in events if isinstance(event, SeatVoided)), None)
    if voided is not None:
        amount = languages.amount(voided.back_cents, currency)
        return translate("Player", "Your bets are void: {0} is back in your credit").format(amount)
    passed = next((event for event in reversed(events) if isinstance(event, BetsMoved)), None)
    back = None if passed is None else kind_of(passed.record).change_of(passed.record)
    if back is not None and back.verb == "back":
        amount = languages.amount(-sum(cents for _, cents in back.changes), currency)
        return translate("Player", "The dice pass without a throw: {0} is back in your credit").format(amount)
    restored = next((event for event in reversed(events) if isinstance(event, BetsRestored)), None)
    change = None if restored is None else kind_of(restored.record).change_of(restored.record)
    if change is None:
        return ""
    back_cents = -sum(cents for _, cents in change.changes if cents < 0)
    again_cents = sum(cents for _, cents in change.changes if cents > 0)
    if back_cents and again_cents:
        return translate("Player", "Your last changes came too late: your bets lie as before them")
    if back_cents:
        amount = languages.amount(back_cents, currency)
        return translate("Player", "Too late for this roll: {0} is back in your credit").format(amount)
    if again_cents:
        amount = languages.amount(again_cents, currency)
        return translate("Player", "Taken down too late: {0} stays on the felt for this roll").format(amount)
    return translate("Player", "Your last changes came too late: your bets lie as before them")
