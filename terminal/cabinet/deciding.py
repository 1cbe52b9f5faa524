"""The decision about one command, by the games and the parameters in force, at one instant. Pure code."""

from __future__ import annotations

from typing import get_args

from drivers import ports
from terminal.cabinet import (
    betting,
    breaks,
    choices,
    choosing,
    clock,
    days,
    devices,
    environment,
    first_hand,
    hand_pay,
    inactivity,
    installing,
    manual_credit,
    parameters,
    periods,
    play,
    reality_check,
    receipts,
    repeating,
    reservation,
    session_limits,
    unknown_tickets,
    visit,
)
from terminal.cabinet import commands as c
from terminal.cabinet.at_table import following, saying, sealing
from terminal.cabinet.cash_box import drops
from terminal.cabinet.decision import Decision
from terminal.cabinet.diagnostics import mode as test_mode
from terminal.cabinet.events import Event, MemoryLost, MemoryRepaired, ProgramVerified, Started, TicketKeyMade
from terminal.cabinet.hosting import moving
from terminal.cabinet.people import signing_in
from terminal.cabinet.player_commands import PlayerCommands
from terminal.cabinet.players import logging_in
from terminal.cabinet.rounds import dealing
from terminal.cabinet.shifts import shift as shifts
from terminal.cabinet.staff_commands import StaffCommands
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.cabinet.terms_at import TermsAt
from terminal.cabinet.touchable import verify_has_player, verify_touchable
from terminal.rules.actions import Action
from terminal.settings.parameters import digest as profile_digest

ASKS = get_args(Action)
"""The touches that only the game decides."""

OF_NO_GAME = (
    *(c.ProgramFound, c.MemoryUnread, c.ParametersInFile, c.RestoreParameters, c.ExportConfiguration),
    *(c.ParametersEdited, c.AcceptParameters, c.BeginExport, c.EndExport),
)
"""They are no part of any game: they begin no gaming day and no betting time."""

OF_NO_PERSON = (c.FromDevice, c.TimePasses)
"""Most commands are one of these: they are looked for first, because a touch is one of some eighty kinds."""


class Deciding(TermsAt, frozen=True):
    """What a command causes. Raises Refusal where a rule forbids it."""

    def decide(self, state: State, command: c.Command) -> Decision:
        """Add what follows from an event, whichever command caused it.

        The day, hand pays, a receipt, the player's limits, the betting time, automatic repeats.
        """
        if not isinstance(command, OF_NO_PERSON) and isinstance(command, c.Touch) and (over := self._over(state)):
            decision = Decision(state).then(over)  # the touch comes after that time, though before its alarm
            after = self.decide(decision.state, command)
            return Decision(after.state, (*decision.events, *after.events))
        profile, now = self.profile, self.now
        happened = visit.with_session(state, self._happens(state, command), now)
        if isinstance(command, OF_NO_GAME):
            return Decision(state).then(happened)
        decision = Decision(state).then(days.begun_before(profile, state, happened, now)).then(happened)
        decision = decision.then(logging_in.followed(state, decision.state, happened, now))
        decision = decision.then(drops.seen(profile, decision.state, now))
        decision = decision.then(hand_pay.due(profile, decision.state, happened, now))
        decision = decision.then(receipts.of_paid(profile, decision.state, happened, now))
        decision = decision.then(manual_credit.of_given(profile, decision.state, happened, now))
        decision = decision.then(drops.of_counted(profile, decision.state, happened, now))
        decision = decision.then(shifts.of_ended(profile, decision.state, happened, now))
        decision = decision.then(periods.of_ended(profile, decision.state, happened, now))
        decision = decision.then(days.begun_after(profile, decision.state, happened, now))
        if decision.events:
            decision = decision.then(environment.offset_changed(decision.state, now))
        if decision.events:
            decision = decision.then(session_limits.reached(self.terms.game_of(decision.state), decision.state, now))
        if decision.events and choices.lacks_time(decision.state):
            game = self.terms.game_of(decision.state)
            decision = decision.then(choices.opened(game, profile, decision.state, now))
        if decision.events:
            game = self.terms.game_of(decision.state)
            decision = decision.then(choices.thrown_next(game, profile, decision.state, decision.events, now))
        if decision.events and betting.lacks_betting_time(profile, decision.state):
            decision = decision.then([betting.next_time(profile, decision.state, decision.events, now)])
        if decision.events:
            decision = decision.then(dealing.awaited_again(profile, state, decision.state, now))
            game = self.terms.game_of(decision.state)
            decision = decision.then(repeating.planned(game, profile, self.terms.options, state, decision, now))
        if profile.is_station:
            game = self.terms.game_of(decision.state)
            decision = decision.then(sealing.sealed(game, decision.state, now))
        decision = decision.then(test_mode.ended(profile, command, decision, now))
        decision = decision.then(first_hand.interrupted(state, decision, now))
        if profile.is_table:
            decision = moving.followed(self.terms, decision, now)
        return decision

    def _over(self, state: State) -> tuple[Event, ...]:
        """What ends at this instant: the player's time, or that for bets at a shared table."""
        reached = session_limits.reached(self.terms.game_of(state), state, self.now)
        return reached or sealing.time_passed(self.profile, state, self.now)

    def verify(self, state: State, command: c.Touch | c.Staff) -> None:
        """Raise the refusal with which the command would be decided. Nothing is folded."""
        verify_has_player(self.profile, command)
        if isinstance(command, c.Staff | c.ReturnToStation | c.CallAttendant):
            self._happens(state, command)
            return
        verify_touchable(state, command)
        game = self.terms.game_of(state)
        match command:
            case c.CallDice() if self.profile.is_station:
                saying.verify_throw(game, self.profile, state)
            case c.PassTheDice():
                saying.verify_pass_dice(self.profile, state)
            case c.TakeTheDice():
                saying.verify_take_dice(self.profile, state)
            case c.CallDice():
                betting.verify_no_dealer(self.profile)
                play.verify_call_dice(game, state)
            case c.Choose():
                choices.verify_make(game, state, command)
            case c.CashOut():
                play.verify_cash_out(self.profile, state)
            case c.AnswerRealityCheck():
                reality_check.verify_answer(self.profile, state, command)
            case c.PuckOff():
                betting.verify_move_puck(game, self.profile, state)
            case c.StartAutoRepeat():
                repeating.verify_start(game, self.profile, state)
            case _ if isinstance(command, ASKS):
                play.verify_change(game, state, command)
            case _:
                PlayerCommands(self.terms, self.now).carry_out(state, command)

    def _happens(self, state: State, command: c.Command) -> tuple[Event, ...]:
        """What the command itself causes."""
        match command:
            case c.FromDevice():
                return self._reported(state, command)
            case c.Start():
                return self._started(state, command)
            case c.TimePasses():
                return self._time_passed(state, command)
        verify_has_player(self.profile, command)
        if isinstance(command, c.Touch):
            return self._by_player(state, command)
        if isinstance(command, c.Staff):
            return StaffCommands(self.terms, self.now).carry_out(state, command)
        return self._found(state, command)

    def _reported(self, state: State, command: c.FromDevice) -> tuple[Event, ...]:
        if command.device == CARDS:
            return logging_in.reported(self.profile, self.terms.options, state, command.report, self.now)
        if isinstance(command.report, ports.StationReport):
            return following.reported(self.terms, state, command.report, self.now)
        happened = devices.reported(self.terms, state, command, self.now)
        return following.compared_again(self.terms, state, happened, self.now)

    def _by_player(self, state: State, command: c.Touch) -> tuple[Event, ...]:
        if isinstance(command, c.ReturnToStation):
            return reservation.give_back(state, command)
        if isinstance(command, c.CallAttendant):
            return visit.call_attendant(state, command)
        verify_touchable(state, command)
        return repeating.ended_by_hand(state, command, PlayerCommands(self.terms, self.now).carry_out(state, command))

    def _time_passed(self, state: State, passes: c.TimePasses) -> tuple[Event, ...]:
        game = self.terms.game_of(state)
        if self.profile.is_table:
            ended = signing_in.time_passed(self.profile, state, self.now, passes.untouched_ms)
            return ended or moving.dealer_awaited(game, self.profile, state, self.now)
        ended = signing_in.time_passed(self.profile, state, self.now, passes.untouched_ms)
        ended = ended or logging_in.time_passed(self.profile, state, self.now, passes.untouched_ms)
        ended = ended or reservation.time_passed(self.profile, state, self.now)
        ended = ended or unknown_tickets.time_passed(state, self.now)
        ended = ended or betting.pause_passed(game, self.profile, state, self.now)
        ended = ended or choices.time_passed(game, self.profile, state, self.now)
        ended = ended or reality_check.time_passed(self.profile, state, self.now)
        ended = ended or session_limits.reached(game, state, self.now)
        ended = ended or breaks.time_passed(self.profile, state, self.now)
        ended = ended or sealing.time_passed(self.profile, state, self.now)
        ended = ended or repeating.time_passed(game, self.profile, state, self.now)
        ended = ended or betting.time_passed(game, self.profile, state, self.now)
        ended = ended or dealing.time_passed(game, self.profile, state, self.now)
        ended = ended or first_hand.time_passed(self.profile, state, self.now, passes.untouched_ms)
        return ended or inactivity.time_passed(self.profile, state, passes.untouched_ms)

    def _started(self, state: State, start: c.Start) -> tuple[Event, ...]:
        program, game = start.program, self.terms.game_of(state)
        started = Started(
            version=start.version,
            sheet=game.sheet,
            sheet_digest=game.sheet_digest,
            currency=self.terms.profile.currency,
            program_digest=program.digest,
            program_signed=program.signed,
            authority=start.authority,
            profile_digest=profile_digest(self.terms.written),
            parameters={} if state.configuration.parameters else dict(self.terms.written),
            game=game.name,
            offered={name: one.sheet_digest for name, one in self.terms.games.items()},
            stakes={name: one.bet_range for name, one in self.terms.games.items()},
            practice=self.terms.practice,
            cards=start.cards,
        )
        changed = parameters.parameters_changed(state, self.terms.written, self.now)
        key_made = (TicketKeyMade(start.fresh_key),) if start.fresh_key and state.ticketing.key is None else ()
        return (
            started,
            *signing_in.ended(state, "start", self.now),
            *logging_in.at_start(state, start, self.now),
            *changed,
            *choosing.at_start(self.profile, state, game),
            *installing.at_start(state, start, self.now, practice=self.terms.practice),
            *clock.at_start(self.profile, state, start, self.now),
            *key_made,
            *dealing.resumed(state, self.now),
            *following.due(self.terms, state, self.now),
            *first_hand.at_start(state, self.now),
            *(MemoryRepaired(copy, what, self.now.at_ms) for copy, what in start.repairs),
        )

    def _found(self, state: State, command: c.Fact) -> tuple[Event, ...]:
        match command:
            case c.ProgramFound(status, digest, mismatches, components):
                return (ProgramVerified(status, digest, mismatches, components, self.now.at_ms),)
            case c.MemoryUnread(why, copies):
                return (MemoryLost(why, copies),)
            case c.ClockFound():
                return clock.found(self.profile, state, command, self.now)
            case c.ClockTried(why):
                return clock.tried(state, why, self.now)
            case c.DiskFound():
                return environment.disk_found(self.profile, state, command)
            case c.CameraFound(why):
                return environment.camera_found(state, why)
            case c.CertificateFound():
                return environment.certificate_found(state, command, self.now)
            case c.ParametersEdited(written):
                return parameters.edited(state, written, self.now)
            case c.ParametersInFile():
                return parameters.written(state, command)
