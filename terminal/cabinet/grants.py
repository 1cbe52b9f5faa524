"""Which actions the player may take now, and why not: every screen greys its fields and buttons by these answers.

An answer depends on the table, on the sheet and the parameters in force, and on what the machine is ready for. So each
question is asked once for all states that share these: lamps, clocks and moving bills do not cause new questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from terminal.cabinet import commands as c
from terminal.cabinet import first_hand, keys, play, reality_check, reservation, session_limits
from terminal.cabinet.at_table import choosing, saying
from terminal.cabinet.deciding import ASKS, Deciding
from terminal.cabinet.events import PlayerLimit
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal, Value
from terminal.rules.tables import AnyTable

OF_THE_TABLE = (*ASKS, c.CallDice, c.CashOut, c.Choose, c.PassTheDice, c.StartAutoRepeat, c.TakeTheDice)
"""The touches of bets, dice and credit. Other touches depend on more, and are asked each time."""

Why = tuple[str, Mapping[str, Value]] | None
"""The refusal as a value that can be compared: its sentence and values."""


class Grounds(NamedTuple):
    """Everything on which the answers depend; states that share it have the same answers."""

    table: AnyTable
    sheet: str
    parameters: object
    chips: Why
    """Why no chip may be moved now on any field."""
    dice: Why
    """Why the machine throws no dice."""
    throwing: Why
    """Why the player has nothing to say to a shared table; None at any other."""
    choosing: Why
    """Why a shared table gives no time to choose; None at any other."""
    passing: Why
    """Why the dice of a shared table cannot be passed."""
    taking: Why
    """Why they cannot be taken."""
    moving_puck: Why
    """Why its puck cannot be moved; None at any other table."""
    credit: Why
    """Why the credit cannot be paid out."""
    awaits_first_day: bool
    in_service: bool
    in_break: bool
    reached: PlayerLimit | None
    """The player's limit that is reached."""
    room_cents: int | None
    """What the player's loss limit leaves for further bets."""


class Grants:
    """The answers in one state. Each question is asked on demand, and only once."""

    def __init__(self, deciding: Deciding, state: State) -> None:
        self._deciding = deciding
        self._state = state
        self._grounds = self._found(state)
        self._answers: dict[c.Touch, Refusal | None] = {}

    def holds_for(self, state: State) -> bool:
        """Whether the answers are also valid for this state."""
        return state is self._state or self._found(state) == self._grounds

    def refusal(self, touch: c.Touch) -> Refusal | None:
        """Why the touch would be refused, or None. Asserts that it is a touch of bets, dice or credit."""
        assert isinstance(touch, OF_THE_TABLE), f"{touch} may depend on more than these answers do"
        if touch not in self._answers:
            self._answers[touch] = _refusal(lambda: self._deciding.verify(self._state, touch))
        return self._answers[touch]

    def _found(self, state: State) -> Grounds:
        return Grounds(
            state.table,
            state.configuration.sheet,
            state.configuration.parameters,
            _why(lambda: _verify_movable(state)),
            _why(lambda: play.verify_throwable(state)),
            _why(lambda: _verify_heard(self._deciding, state)),
            _why(lambda: choosing.verify_time(state)) if state.is_station else None,
            _why(lambda: saying.verify_pass_dice(self._deciding.profile, state)),
            _why(lambda: saying.verify_take_dice(self._deciding.profile, state)),
            _why(lambda: saying.verify_move_puck_off(self._deciding.terms.game_of(state), state))
            if state.is_station
            else None,
            _why(lambda: play.verify_cash_out(self._deciding.profile, state)),
            state.awaits_first_day,
            state.machine.out_of_service is None,
            state.visit.play_break is not None,
            state.visit.stay.reached if state.visit.stay is not None else None,
            session_limits.room_cents(state),
        )


def _verify_movable(state: State) -> None:
    reservation.verify_free(state)
    reality_check.verify_answered(state)
    first_hand.verify_over(state)
    keys.verify_no_key(state)
    play.verify_open(state)


def _verify_heard(deciding: Deciding, state: State) -> None:
    if deciding.profile.is_station:
        saying.verify_may_throw(deciding.profile, state)


def _refusal(verify: Callable[[], None]) -> Refusal | None:
    try:
        verify()
    except Refusal as refusal:
        return refusal
    return None


def _why(verify: Callable[[], None]) -> Why:
    refusal = _refusal(verify)
    return None if refusal is None else (refusal.template, refusal.values)
