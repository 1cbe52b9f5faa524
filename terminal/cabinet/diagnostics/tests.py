"""Tests of single devices in test mode: a throw in no game, a print without value, the tower light, the sounds."""

from __future__ import annotations

from drivers.ports import MAX_SLIP_CHARACTERS, Lamp
from drivers.ports.message import Message
from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.device_status import why_not_ready
from terminal.cabinet.diagnostics.mode import verify_testing
from terminal.cabinet.events import Event, LampTested, SoundTested, TestThrowCalled, TestThrown, TestThrowVoided
from terminal.cabinet.numbering import next_throw
from terminal.cabinet.people.authority import acting
from terminal.cabinet.state import State
from terminal.common.sounds import LOUDEST, SOUNDS
from terminal.fairness.counts import DICE_COUNTS
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

TITLE = "TEST"
RULER = "1234567890" * 5
"""Shows by its ends where the paper cuts a line off."""
LETTERS = ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789 $.,:;-+*/#%&()")


def throw(profile: Profile, state: State, count: int, now: c.Instant) -> tuple[Event, ...]:
    """Throw this many dice once, in no game. Dice that an alarm has stopped can be tested. Raises Refusal."""
    verify_testing(profile, state)
    if state.is_station:
        raise Refusal("station", "The dice are the table's: they are tested there.")
    if state.diagnostics.throws.throw is not None:
        raise Refusal("bets_closed", "The dice are out.")
    if why := why_not_ready(state, "dice"):
        raise Refusal("device", "The dice cannot be thrown now: {why}.", why=why)
    if count not in DICE_COUNTS or not state.dice.can((count,)):
        raise Refusal("dice_count", "The dice generator cannot throw this many dice at once: {wanted}.", wanted=count)
    return (TestThrowCalled(next_throw(state.dice.throws, now), count),)


def thrown(state: State, number: int, dice: tuple[int, ...]) -> tuple[Event, ...]:
    """Record the result of the test throw; nothing if another one is expected, or none."""
    return (TestThrown(number, dice),) if number == state.diagnostics.throws.throw else ()


def void(state: State, number: int, reason: Message) -> tuple[Event, ...]:
    """Record that the test throw has no result."""
    return (TestThrowVoided(number, reason),) if number == state.diagnostics.throws.throw else ()


def show_lamp(profile: Profile, state: State, lamp: Lamp | None) -> tuple[Event, ...]:
    """Let the tower light show this, or the state of the cabinet again. Raises Refusal."""
    verify_testing(profile, state)
    if lamp is state.diagnostics.lamp:
        return ()
    return (LampTested(lamp, acting(profile, state)),)


def play_sound(profile: Profile, state: State, sound: str, volume: int) -> tuple[Event, ...]:
    """Have a sound played once at this volume, whatever the player's is. Raises Refusal."""
    verify_testing(profile, state)
    if sound not in SOUNDS:
        raise Refusal("sound", "There is no sound {sound}.", sound=sound)
    if not 1 <= volume <= LOUDEST:
        raise Refusal("sound", "A sound is tested at a volume from 1 to {loudest}.", loudest=LOUDEST)
    return (SoundTested(sound, volume, acting(profile, state)),)


def print_slip(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Print a slip that is marked as a test. Raises Refusal."""
    verify_testing(profile, state)
    slips.verify_none(state)
    slips.verify_printable(state)
    return slips.ordered(state, "test", state.papers.last_slip + 1, [paper(profile, now)], acting(profile, state))


def paper(profile: Profile, now: c.Instant) -> list[str]:
    """The lines of a test print."""
    return [
        *slips.heading(profile, TITLE),
        *slips.printed_on(now, None),
        "",
        RULER[:MAX_SLIP_CHARACTERS],
        *LETTERS,
        "",
        TITLE,
    ]
