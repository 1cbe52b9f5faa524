"""The cabinet: what it decides of each command, and what its devices are to do. Pure throughout."""

from __future__ import annotations

from dataclasses import dataclass, replace

from drivers.ports import Order
from terminal.cabinet import board, days
from terminal.cabinet import commands as c
from terminal.cabinet.deciding import Deciding
from terminal.cabinet.decision import Decision
from terminal.cabinet.grants import Grants
from terminal.cabinet.orders import orders
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.rules.refusal import Refusal
from terminal.settings.reading import from_written


@dataclass(frozen=True)
class Cabinet(Questions):
    """One terminal: it answers, it decides, it orders. Nothing in it changes while the program runs."""

    def new_state(self) -> State:
        """Return the state of a journal without events."""
        return State(table=self.game.open_table({PLAYER: 0}))

    def decide(self, state: State, command: c.Command, now: c.Instant) -> Decision:
        """Say what the command makes happen; nothing, for a fact already known. Raises Refusal, UnbalancedError.

        A start brings the parameters of Param.ini with it; all else is decided by those that are in force.
        """
        terms = self if isinstance(command, c.Start) else self.in_force(state)
        return Deciding(terms, now).decide(state, command)

    def in_force(self, state: State) -> Cabinet:
        """This cabinet by the parameters that the state holds, whatever Param.ini says now.

        By its own where the state holds none, in a journal from before parameters were journaled.
        """
        if not state.configuration.parameters or state.configuration.parameters == self.written:
            return self
        return replace(self, profile=from_written(state.configuration.parameters, self.profile))

    def decide_under_lock(self, state: State, command: c.FromDevice) -> Decision:
        """Say what a report makes happen while play is locked: how the doors stand, and nothing of money."""
        return Decision(state).then(board.under_lock(state, command))

    def alarm_ms(self, state: State, now: c.Instant) -> int | None:
        """Say at which instant of the wall clock TimePasses is to be given next; None while nothing waits for it."""
        in_force = self.in_force(state)
        next_day_ms = days.alarm_ms(in_force.profile, state, now)
        waits = [] if next_day_ms is None else [next_day_ms]
        if state.machine.clocks_stopped_ms is not None:
            return min(waits, default=None)
        if state.acceptor.unknown_tickets.until_ms is not None:
            waits.append(state.acceptor.unknown_tickets.until_ms)
        if state.visit.reservation is not None:
            waits.append(state.visit.reservation.until_ms)
        if state.visit.betting_closes_ms is not None and in_force.mode == "auto":
            waits.append(state.visit.betting_closes_ms)
        if state.visit.repeating.plan is not None:
            waits.append(state.visit.repeating.plan.at_ms)
        return min(waits, default=None)

    def orders(self, state: State) -> dict[str, Order]:
        """Name what each device, and the ticket authority, is to do in this state."""
        return orders(state, self.in_force(state).profile.credit_limit_cents)

    def refusal(self, state: State, command: c.Touch | c.Staff) -> Refusal | None:
        """Say why the command would be refused now, or None. Changes nothing."""
        try:
            Deciding(self.in_force(state), c.Instant(0)).verify(state, command)
        except Refusal as refusal:
            return refusal
        return None

    def grants(self, state: State, known: Grants | None = None) -> Grants:
        """What a finger would be granted in this state; `known` where it holds for this state as well."""
        if known is not None and known.holds_for(state):
            return known
        return Grants(Deciding(self.in_force(state), c.Instant(0)), state)
