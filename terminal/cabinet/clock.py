"""Setting the clock at the cabinet, and confirming one that is doubted.

The decision is durable before the operating system's clock is set (`terminal/runtime/clock_setter.py`), and its outcome
is what the clock then shows. A power cut between the two leaves a setting without an outcome: the next start ends it,
and carries nothing out later, when the time that was typed is long past.

One person sets the clock by up to `cabinet.clock_jump_minutes` in a gaming day, measured from the time that it should
show; farther takes two people.
"""

from __future__ import annotations

from drivers.ports.message import Message, message
from terminal.cabinet import commands as c
from terminal.cabinet import environment
from terminal.cabinet.environment import CLOCK_OFF_MS, LIFE_MS, MADE_MS
from terminal.cabinet.events import ClockConfirmed, ClockNotSet, ClockSet, ClockSetCalled, Event
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people.authority import acting, key_used, second, verify_right, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import AWAY_MS, outside
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

INTERRUPTED = message("clock.interrupted")
NOT_MOVED = message("clock.not_moved")


def call(profile: Profile, state: State, command: c.SetClock, now: c.Instant) -> tuple[Event, ...]:
    """Call for the clock to be set. Raises Refusal."""
    verify_right(profile, state, Right.SET_CLOCK)
    if state.configuration.practice:
        raise Refusal("not_offered", "Practice does not set the clock.")
    if state.machine.clock_setting is not None:
        raise Refusal("clock", "The clock is being set.")
    if not MADE_MS <= command.to_ms <= MADE_MS + LIFE_MS:
        raise Refusal("clock", "The clock of a cabinet shows a year from 2026 to 2055.")
    alone_ms = state.machine.clock_alone_ms + _moved_ms(state, command, now)
    agreed = None
    used: tuple[Event, ...] = ()
    if abs(alone_ms) > profile.clock_jump_ms:
        verify_second_person(profile, state, Right.SET_CLOCK)
        alone_ms, agreed, used = 0, second(profile, state, Right.SET_CLOCK), second_used(state, now)
    who, with_ = acting(profile, state), agreed.person if agreed else None
    return (*used, ClockSetCalled(now.at_ms, command.to_ms, key_used(state, TECHNICIAN), alone_ms, who, with_))


def _moved_ms(state: State, command: c.SetClock, now: c.Instant) -> int:
    """How far the clock is set away from the time that it should show, as far as that is known."""
    within_ms = state.machine.clock.within_ms if state.machine.clock else 0
    return outside(command.to_ms - environment.believed(state, now).at_ms, within_ms)


def confirm(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Confirm that the clock is right as it is. Raises Refusal."""
    verify_right(profile, state, Right.SET_CLOCK)
    if state.machine.clock is None:
        raise Refusal("clock", "The clock is not doubted.")
    off_ms = state.machine.clock.off_ms
    return (ClockConfirmed(now.at_ms, off_ms, key_used(state, TECHNICIAN), acting(profile, state)),)


def found(profile: Profile, state: State, command: c.ClockFound, now: c.Instant) -> tuple[Event, ...]:
    """The clock has jumped: as it was set by the staff, or as it should not."""
    setting = state.machine.clock_setting
    if setting is not None and _shows(setting, now, CLOCK_OFF_MS if command.within_ms == 0 else AWAY_MS):
        return (_set(setting, command.expected_ms, now),)
    return environment.clock_found(profile, state, command, now)


def tried(state: State, why: Message | None, now: c.Instant) -> tuple[Event, ...]:
    """The operating system's clock was to be set: what came of it; nothing if that is known."""
    setting = state.machine.clock_setting
    if setting is None:
        return ()
    if why is None and _shows(setting, now, CLOCK_OFF_MS):
        return (_set(setting, setting.at_ms, now),)
    return (ClockNotSet(why or NOT_MOVED, now.at_ms),)


def at_start(profile: Profile, state: State, start: c.Start, now: c.Instant) -> tuple[Event, ...]:
    """What is found about the clock at a start, and the end of a setting that a power cut has interrupted."""
    happened = found(profile, state, start.clock, now) if start.clock else ()
    if state.machine.clock_setting is None or any(isinstance(event, ClockSet) for event in happened):
        return happened
    return (*happened, ClockNotSet(INTERRUPTED, now.at_ms))


def _shows(setting: ClockSetCalled, now: c.Instant, later_ms: int) -> bool:
    """The clock shows the time to which it was to be set, or up to so much more."""
    return -CLOCK_OFF_MS <= now.at_ms - setting.to_ms <= later_ms


def _set(setting: ClockSetCalled, before_ms: int, now: c.Instant) -> ClockSet:
    return ClockSet(before_ms, now.at_ms, setting.by, setting.who, setting.second)
