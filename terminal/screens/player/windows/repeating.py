"""What repeats by itself after a roll, and when it ends. This only decides; the view-model carries it out in time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terminal.cabinet.events import AnyEvent, BetsMoved, DiceSettled, OptionSet, Started, ThrowVoided
from terminal.cabinet.state import State
from terminal.rules.facts import asked_by, change_of, declines

Deed = Literal["go on", "rest", "repeat", "roll", "end"]
"""Go on with what is under way, do nothing, put the bets up again, call the dice, or leave off."""

PASSED_OVER = (
    "nothing_to_repeat",
    "point_only",
    "come_out_only",
    "after_a_seven_only",
    "no_base_bet",
    "not_a_field",
    "locked",
)
"""Why nothing is put up again although nothing is wrong: all is up, or what is not cannot be bet on this roll."""


@dataclass(frozen=True)
class Choice:
    """What the player has chosen."""

    repeats: bool
    """Bets are put up again and the dice are called, until a touch."""
    keeps: bool
    """Bets are put up again, and the player rolls."""
    rolls: bool
    """It is for the player to call the dice, and not for a clock or a dealer."""


def next_deed(choice: Choice, state: State, events: tuple[AnyEvent, ...]) -> Deed:
    """What to do once these events are shown."""
    if not (choice.repeats or choice.keeps):
        return "rest"
    if any(isinstance(event, Started) for event in events):
        return "end" if choice.repeats else "rest"  # nobody knows whether somebody still stands there
    if state.throw is not None:
        return "rest"
    if choice.repeats and _by_hand(events):
        return "end"
    if any(isinstance(event, DiceSettled) or _switched_on(event) for event in events):
        return "repeat"
    if choice.repeats and choice.rolls and any(_is_ready(event) for event in events):
        return "roll"
    return "go on"


def _by_hand(events: tuple[AnyEvent, ...]) -> bool:
    """Whether the player has moved chips himself, or said NO to a commission."""
    records = [event.record for event in events if isinstance(event, BetsMoved)]
    changes = [asked_by(record) or change_of(record) for record in records]
    return any(map(declines, records)) or any(change is not None and change.verb != "repeat" for change in changes)


def _switched_on(event: AnyEvent) -> bool:
    return isinstance(event, OptionSet) and (event.name, event.value) == ("auto_repeat", "yes")


def _is_ready(event: AnyEvent) -> bool:
    """The bets are up again, or a throw was void and the dice have to be called anew."""
    if isinstance(event, ThrowVoided):
        return event.again is None
    return isinstance(event, BetsMoved) and change_of(event.record) is not None
