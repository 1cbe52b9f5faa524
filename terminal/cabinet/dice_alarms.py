"""Alarms of the dice statistics: raised by a throw, acknowledged by the technician's key. None changes an outcome."""

from __future__ import annotations

from terminal.cabinet.events import DiceAlarmed, DiceAlarmsAcknowledged, Event
from terminal.cabinet.keys import TECHNICIAN, turns
from terminal.cabinet.state import State
from terminal.fairness import watch
from terminal.settings.parameters import Profile


def raised(profile: Profile, state: State, dice: tuple[int, ...]) -> tuple[Event, ...]:
    """The alarms raised by the throw that was just settled, normally none (regulation G1, G6, G9)."""
    found = watch.alarms(watch.thrown(state.dice.watch, dice), len(dice))
    return tuple(DiceAlarmed(alarm, profile.dice_alarm_locks) for alarm in found)


def key_turned(state: State, keys_turned: tuple[str, ...]) -> tuple[Event, ...]:
    """Acknowledge every alarm when the technician's key is turned."""
    turned = turns(TECHNICIAN, state, keys_turned)
    return (DiceAlarmsAcknowledged(),) if turned and state.dice.alarms else ()
