"""What must hold of a first hand: while it is open no money moves, no dice fall, and it is never forgotten."""

from __future__ import annotations

from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.state import State

BARRED = e.BetsMoved | e.DiceCalled
"""What is refused while a lesson is open: a touch that is meant for it must not place a bet."""
REAL = e.DiceSettled | e.BillCredited | e.TicketInCredited | e.TicketIssued | e.GameChosen
"""What ends a lesson before it is shown."""


class LessonChecks:
    """Keeps from a cabinet's events whether a lesson is open, without the fold."""

    def __init__(self) -> None:
        self._open = False
        self._covered = ""
        """What is real and has happened while it was open: it has to end before that is shown."""

    def check(self, event: e.Event) -> None:
        """Check an event. Raises WrongError."""
        match event:
            case e.FirstHandBegan():
                require(not self._open, "a first hand begins in another")
                self._open = True
            case e.FirstHandEnded():
                require(self._open, "a first hand ends that has not begun")
                self._open, self._covered = False, ""
            case _ if self._open and isinstance(event, BARRED):
                require(False, f"{e.kind_of(event)} in a first hand")
            case _ if self._open and isinstance(event, REAL):
                self._covered = e.kind_of(event)

    def shown(self, state: State) -> None:
        """Compare with the state that is shown. Raises WrongError."""
        require(not self._covered, f"{self._covered} under a first hand")
        require(state.visit.first_hand == self._open, "the state and the events differ on a first hand")
        require(not (self._open and state.bet_cents), "a first hand covers bets")
