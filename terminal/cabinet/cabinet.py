"""The cabinet: what it decides of each command, and what its devices are to do. Pure throughout."""

from __future__ import annotations

from dataclasses import dataclass, replace

from drivers.ports import Order
from terminal.cabinet import (
    betting,
    board,
    choosing,
    clearing,
    day_sheet,
    days,
    devices,
    hand_pay,
    inactivity,
    keys,
    options,
    play,
    receipts,
    repeating,
    reservation,
    staff,
    surroundings,
    unknown_tickets,
    visit,
)
from terminal.cabinet import commands as c
from terminal.cabinet.decision import Decision
from terminal.cabinet.events import AnyEvent, MemoryLost, MemoryRepaired, ProgramVerified, Started, TicketKeyMade
from terminal.cabinet.orders import orders
from terminal.cabinet.parameters import parameters_changed
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import digest as profile_digest
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
        cabinet = self if isinstance(command, c.Start) else self.in_force(state)
        return cabinet._with_what_follows(state, command, now)  # noqa: SLF001 - a value of this class

    def in_force(self, state: State) -> Cabinet:
        """This cabinet by the parameters that the state holds, whatever Param.ini says now.

        By its own where the state holds none, in a journal from before parameters were journaled.
        """
        if not state.configuration.parameters or state.configuration.parameters == self.written:
            return self
        return replace(self, profile=from_written(state.configuration.parameters, self.profile))

    def _with_what_follows(self, state: State, command: c.Command, now: c.Instant) -> Decision:
        """What follows from an event, by whatever command it came, comes after it.

        The day, hand pays, a receipt, the betting time, what repeats by itself.
        """
        happened = visit.with_session(state, self._decide(state, command, now), now)
        if isinstance(command, c.ProgramFound | c.MemoryUnread):
            return Decision(state).then(happened)  # no part of any game: it begins no gaming day and no betting time
        decision = Decision(state).then(days.begun_before(self.profile, state, happened, now)).then(happened)
        decision = decision.then(hand_pay.due(self.profile, decision.state, happened, now))
        decision = decision.then(receipts.of_paid(self.profile, decision.state, happened, now))
        decision = decision.then(days.begun_after(self.profile, decision.state, happened, now))
        if decision.events and betting.lacks_betting_time(self.profile, decision.state):
            decision = decision.then([betting.opened(self.profile, now)])
        if decision.events:
            game = self.game_of(decision.state)
            decision = decision.then(repeating.planned(game, self.profile, self.options, state, decision, now))
        return decision

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
            self.in_force(state)._decide(state, command, c.Instant(0))  # noqa: SLF001 - a value of this class
        except Refusal as refusal:
            return refusal
        return None

    def felt_refusal(self, state: State) -> Refusal | None:
        """Say why no chip may be moved now, wherever it lies, or None: then each field has its own answer."""
        try:
            reservation.verify_free(state)
            keys.verify_no_key(state)
            play.verify_open(state)
        except Refusal as refusal:
            return refusal
        return None

    def _decide(self, state: State, command: c.Command, now: c.Instant) -> tuple[AnyEvent, ...]:
        """What the command itself makes happen."""
        match command:
            case c.FromDevice():
                return devices.reported(self.game_of(state), self.profile, state, command, now)
            case c.Start():
                return self._started(state, command, now)
            case c.TimePasses(untouched_ms):
                ended = reservation.time_passed(self.profile, state, now) or unknown_tickets.time_passed(state, now)
                game = self.game_of(state)
                ended = ended or repeating.time_passed(game, self.profile, state, now)
                ended = ended or betting.time_passed(game, self.profile, state, now)
                return ended or inactivity.time_passed(self.profile, state, untouched_ms)
            case c.ReturnToStation():
                return reservation.give_back(state, command)
            case c.CallAttendant():
                return visit.call_attendant(state, command)
        if isinstance(command, c.Staff):
            return self._by_staff(state, command, now)
        if isinstance(command, c.Fact):
            return self._found(state, command, now)
        reservation.verify_free(state)
        if not isinstance(command, c.SetOption | c.EndSession | c.StopAutoRepeat):
            keys.verify_no_key(state)
        return repeating.ended_by_hand(state, command, self._touched(state, command, now))

    def _started(self, state: State, start: c.Start, now: c.Instant) -> tuple[AnyEvent, ...]:
        program, game = start.program, self.game_of(state)
        started = Started(
            version=start.version,
            sheet=game.sheet,
            sheet_digest=game.sheet_digest,
            currency=self.currency,
            program_digest=program.digest,
            program_signed=program.signed,
            authority=start.authority,
            profile_digest=profile_digest(self.written),
            parameters={} if state.configuration.parameters else dict(self.written),
            game=game.name,
            offered={name: one.sheet_digest for name, one in self.games.items()},
        )
        changed = parameters_changed(state, self.written)
        key_made = (TicketKeyMade(start.fresh_key),) if start.fresh_key and state.ticketing.key is None else ()
        clock = surroundings.clock_found(state, start.clock, now) if start.clock else ()
        return (
            started,
            *changed,
            *clock,
            *key_made,
            *(MemoryRepaired(copy, say, now.at_ms) for copy, say in start.repairs),
        )

    def _by_staff(self, state: State, command: c.Staff, now: c.Instant) -> tuple[AnyEvent, ...]:
        match command:
            case c.SettleTicket():
                return staff.settle_ticket(state, command)
            case c.SettleBill():
                return staff.settle_bill(state, command)
            case c.EndPeriod():
                return staff.end_period(state, command, now)
            case c.PrintDay():
                return day_sheet.print_day(self.profile, state, command, now)
            case c.CancelCredit():
                return play.cancel_credit(self.profile, state)
            case c.ConfirmHandPay():
                return hand_pay.confirm(state, command, now)
            case c.PrintReceipt():
                return receipts.again(self.profile, state, command, now)
            case c.UndoHandPay():
                return hand_pay.undo(state, command)
            case c.VerifyProgram():
                return staff.verify_program(state)
            case c.CallClear():
                return clearing.call(self.profile, state, now)
            case c.ConfirmClear():
                return clearing.confirm(state, now)

    def _found(self, state: State, command: c.Fact, now: c.Instant) -> tuple[AnyEvent, ...]:
        match command:
            case c.ProgramFound(standing, digest, mismatches, components):
                return (ProgramVerified(standing, digest, mismatches, components, now.at_ms),)
            case c.MemoryUnread(say, copies):
                return (MemoryLost(say, copies),)
            case c.ClockFound():
                return surroundings.clock_found(state, command, now)
            case c.DiskFound():
                return surroundings.disk_found(self.profile, state, command)

    def _touched(self, state: State, command: c.Touch, now: c.Instant) -> tuple[AnyEvent, ...]:
        assert not isinstance(command, c.ReturnToStation | c.CallAttendant), "these are asked of a reserved station too"
        game = self.game_of(state)
        match command:
            case c.ChooseGame():
                return choosing.choose(self.games, state, command)
            case c.CallDice():
                return betting.roll(game, self.profile, state, now)
            case c.CloseBets():
                return betting.dealer_closes(game, self.profile, state, now)
            case c.PuckOff():
                return play.move_puck_off(game, self.profile, state, command)
            case c.CashOut():
                return play.cash_out(self.profile, state, now)
            case c.SetOption():
                return options.set_option(self.options, state, command)
            case c.StartAutoRepeat():
                return repeating.start(game, self.profile, state)
            case c.StopAutoRepeat():
                return repeating.stop(state)
            case c.Reserve():
                return reservation.reserve(self.profile, state, command, now)
            case c.EndSession():
                return visit.end_session(state)
            case _:
                return play.change(game, state, command)
