"""The cabinet: its decision about each command, and the orders of its devices. Pure code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from drivers.ports import Order
from terminal.cabinet import board, breaks, days, reality_check, session_limits
from terminal.cabinet import commands as c
from terminal.cabinet.at_table import sealing
from terminal.cabinet.deciding import Deciding
from terminal.cabinet.decision import Decision
from terminal.cabinet.grants import Grants
from terminal.cabinet.hosting import moving
from terminal.cabinet.orders import orders, orders_of_table
from terminal.cabinet.people import signing_in
from terminal.cabinet.questions import Questions
from terminal.cabinet.rounds import dealing
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.rules.refusal import Refusal
from terminal.settings.reading import from_written


@dataclass(frozen=True)
class Cabinet(Questions):
    """One terminal: decides commands, answers questions, derives orders. It does not change while the program runs."""

    _known: tuple[Mapping[str, str], Cabinet] | None = field(default=None, init=False, repr=False, compare=False)
    """The parameters that were in force last, and the cabinet with them: every question asks for it, several times."""

    def new_state(self) -> State:
        """The state of a journal without events."""
        return State(table=self.game.open_table({PLAYER: 0}))

    def decide(self, state: State, command: c.Command, now: c.Instant) -> Decision:
        """Decide what the command causes; nothing, for a fact already known. Raises Refusal, UnbalancedError.

        A start brings the parameters of Param.ini with it; everything else is decided by those in force.
        """
        terms = self if isinstance(command, c.Start) else self.in_force(state)
        return Deciding(terms, now).decide(state, command)

    def in_force(self, state: State) -> Cabinet:
        """This cabinet with the parameters in the state, whatever Param.ini says now.

        With its own if the state holds none, as in a journal from before parameters were journaled.
        """
        parameters, known = state.configuration.parameters, self._known
        if known is not None and known[0] is parameters:
            return known[1]
        cabinet = self if not parameters or parameters == self.written else self._under(parameters)
        object.__setattr__(self, "_known", (parameters, cabinet))
        return cabinet

    def _under(self, parameters: Mapping[str, str]) -> Cabinet:
        return replace(self, profile=from_written(parameters, self.profile))

    def decide_under_lock(self, state: State, command: c.FromDevice) -> Decision:
        """Decide what follows from a report while play is locked: the state of the doors, and nothing about money."""
        return Decision(state).then(board.under_lock(state, command))

    def alarm_ms(self, state: State, now: c.Instant) -> int | None:
        """The instant of the wall clock at which TimePasses is next due; None if nothing waits for it."""
        in_force = self.in_force(state)
        next_day_ms = days.alarm_ms(in_force.profile, state, now)
        waits = [*signing_in.alarms_ms(state, now)]
        of_table_ms = sealing.alarm_ms(in_force.profile, state)
        waits += [] if of_table_ms is None else [of_table_ms]
        waits += [] if next_day_ms is None else [next_day_ms]
        if in_force.profile.is_table:
            at_ms = moving.alarm_ms(in_force.profile, state)
            return min(waits if at_ms is None else [*waits, at_ms], default=None)
        if state.machine.clocks_stopped_ms is not None:
            return min(waits, default=None)
        if state.acceptor.unknown_tickets.until_ms is not None:
            waits.append(state.acceptor.unknown_tickets.until_ms)
        if state.visit.reservation is not None:
            waits.append(state.visit.reservation.until_ms)
        if state.visit.betting_closes_ms is not None and in_force.profile.timed:
            waits.append(state.visit.betting_closes_ms)
        if state.visit.choice_closes_ms is not None:
            waits.append(state.visit.choice_closes_ms)
        if state.visit.pause is not None:
            waits.append(state.visit.pause.until_ms)
        of_player = (
            reality_check.alarm_ms(in_force.profile, state),
            session_limits.alarm_ms(state),
            breaks.alarm_ms(in_force.profile, state),
            dealing.awaited_until_ms(in_force.profile, state),
        )
        waits += [at_ms for at_ms in of_player if at_ms is not None]
        if state.visit.repeating.plan is not None:
            waits.append(state.visit.repeating.plan.at_ms)
        return min(waits, default=None)

    def orders(self, state: State) -> dict[str, Order]:
        """The orders of each device, and of the ticket authority, in this state."""
        in_force = self.in_force(state)
        return orders_of_table(in_force, state) if in_force.profile.is_table else orders(state, in_force.profile)

    def refusal(self, state: State, command: c.Touch | c.Staff) -> Refusal | None:
        """Why the command would be refused now, or None. Changes nothing."""
        try:
            Deciding(self.in_force(state), c.Instant(0)).verify(state, command)
        except Refusal as refusal:
            return refusal
        return None

    def awaits_choice(self, state: State) -> bool:
        """Whether a new player can be asked which game to play: at least one other could be chosen now."""
        others = (sheet for sheet in self.games if sheet != self.game_of(state).sheet)
        return any(self.refusal(state, c.ChooseGame(sheet)) is None for sheet in others)

    def grants(self, state: State, known: Grants | None = None) -> Grants:
        """What a finger would be granted in this state; `known` where it holds for this state as well."""
        if known is not None and known.holds_for(state):
            return known
        return Grants(Deciding(self.in_force(state), c.Instant(0)), state)
