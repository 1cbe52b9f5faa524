"""The decision about one command, by the games and the parameters in force, at one instant. Pure code."""

from __future__ import annotations

from typing import get_args

import msgspec

from drivers import ports
from terminal.cabinet import (
    acknowledging,
    betting,
    breaks,
    choices,
    choosing,
    clearing,
    clock,
    day_sheet,
    days,
    devices,
    environment,
    exports,
    favourites,
    first_hand,
    hand_over,
    hand_pay,
    inactivity,
    installing,
    keys,
    list_sheet,
    manual_credit,
    options,
    out_of_service,
    parameters,
    periods,
    play,
    reality_check,
    receipts,
    repeating,
    reservation,
    session_limits,
    staff,
    unknown_tickets,
    visit,
)
from terminal.cabinet import commands as c
from terminal.cabinet.at_table import following, saying, sealing, voiding
from terminal.cabinet.cash_box import drops
from terminal.cabinet.decision import Decision
from terminal.cabinet.diagnostics import calibration, test_bill, tests
from terminal.cabinet.diagnostics import mode as test_mode
from terminal.cabinet.events import Event, MemoryLost, MemoryRepaired, ProgramVerified, Started, TicketKeyMade
from terminal.cabinet.hosting import freeing, moving, verbs
from terminal.cabinet.people import managing, signing_in
from terminal.cabinet.players import consent, logging_in
from terminal.cabinet.questions import Questions
from terminal.cabinet.rounds import dealing
from terminal.cabinet.shifts import shift as shifts
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.rules.actions import Action
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile
from terminal.settings.parameters import digest as profile_digest

ASKS = get_args(Action)
"""The touches that only the game decides."""

OF_NO_GAME = (
    *(c.ProgramFound, c.MemoryUnread, c.ParametersInFile, c.RestoreParameters, c.ExportConfiguration),
    *(c.ParametersEdited, c.AcceptParameters, c.BeginExport, c.EndExport),
)
"""They are no part of any game: they begin no gaming day and no betting time."""


class Deciding(msgspec.Struct, frozen=True):
    """What a command causes. Raises Refusal where a rule forbids it."""

    terms: Questions
    """The games that are offered, and the parameters that are in force."""
    now: c.Instant

    @property
    def profile(self) -> Profile:
        """The parameters that are in force."""
        return self.terms.profile

    def decide(self, state: State, command: c.Command) -> Decision:
        """Add what follows from an event, whichever command caused it.

        The day, hand pays, a receipt, the player's limits, the betting time, automatic repeats.
        """
        if isinstance(command, c.Touch) and (over := self._over(state)):
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
                self._touched(state, command)

    def _happens(self, state: State, command: c.Command) -> tuple[Event, ...]:
        """What the command itself causes."""
        verify_has_player(self.profile, command)
        if isinstance(command, c.Staff):
            return self._by_staff(state, command)
        if isinstance(command, c.Touch):
            return self._by_player(state, command)
        match command:
            case c.FromDevice(device, report) if device == CARDS:
                return logging_in.reported(self.profile, self.terms.options, state, report, self.now)
            case c.FromDevice(_, report) if isinstance(report, ports.StationReport):
                return following.reported(self.terms, state, report, self.now)
            case c.FromDevice():
                happened = devices.reported(self.terms, state, command, self.now)
                return following.compared_again(self.terms, state, happened, self.now)
            case c.Start():
                return self._started(state, command)
            case c.TimePasses():
                return self._time_passed(state, command)
            case _:
                return self._found(state, command)

    def _by_player(self, state: State, command: c.Touch) -> tuple[Event, ...]:
        if isinstance(command, c.ReturnToStation):
            return reservation.give_back(state, command)
        if isinstance(command, c.CallAttendant):
            return visit.call_attendant(state, command)
        verify_touchable(state, command)
        return repeating.ended_by_hand(state, command, self._touched(state, command))

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

    def _by_staff(self, state: State, command: c.Staff) -> tuple[Event, ...]:
        if isinstance(command, c.SigningIn):
            return self._signs_in(state, command)
        if isinstance(command, c.People):
            return self._manages(state, command)
        if isinstance(command, c.Parameters):
            return parameters.by_staff(self.terms.games, self.profile, state, command, self.now)
        if isinstance(command, c.Export):
            return exports.by_staff(self.profile, state, command, self.now)
        if isinstance(command, c.Test):
            return self._tests(state, command)
        if isinstance(command, c.Attending):
            return self._attends(state, command)
        if isinstance(command, c.PrintList):  # in test mode too: it counts nowhere
            return list_sheet.print_list(self.profile, state, command, self.now)
        if isinstance(command, c.OfSeats):
            test_mode.verify_not_testing(state)
            return freeing.by_staff(self.profile, state, command, self.now)
        if isinstance(command, c.Dealing):
            test_mode.verify_not_testing(state)
            if self.profile.is_table:
                return verbs.by_dealer(self.terms, state, command, self.now)
            return dealing.by_dealer(self.terms.game_of(state), self.profile, state, command, self.now)
        return self._works(state, command)

    def _attends(self, state: State, command: c.Attending) -> tuple[Event, ...]:
        test_mode.verify_not_testing(state)
        if isinstance(command, c.CashBox):
            return drops.by_staff(self.profile, state, command, self.now)
        if isinstance(command, c.OfCards):
            return consent.by_staff(self.profile, state, command, self.now)
        if isinstance(command, c.AcknowledgeFaults):
            return acknowledging.by_attendant(self.profile, state)
        if isinstance(command, c.VoidBets):
            return voiding.by_staff(self.terms.game_of(state), self.profile, state, command, self.now)
        return shifts.by_staff(self.profile, state, command, self.now)

    def _works(self, state: State, command: c.Work) -> tuple[Event, ...]:
        test_mode.verify_not_testing(state)
        if isinstance(command, c.HandPays):
            return self._pays_by_hand(state, command)
        if isinstance(command, c.Station):
            return self._puts_in_order(state, command)
        match command:
            case c.SettleTicket():
                return staff.settle_ticket(self.profile, state, command)
            case c.SettleBill():
                return staff.settle_bill(self.profile, state, command)
            case c.EndPeriod():
                return periods.end(self.profile, state, command, self.now)
            case c.PrintPeriod():
                return periods.print_again(self.profile, state, command, self.now)
            case c.PrintDay():
                return day_sheet.print_day(self.profile, state, command, self.now)
            case c.VerifyProgram():
                return staff.verify_program(self.profile, state)
            case c.CallClear():
                return clearing.call(self.profile, state, self.now)
            case c.ConfirmClear():
                return clearing.confirm(self.profile, state, self.now)

    def _puts_in_order(self, state: State, command: c.Station) -> tuple[Event, ...]:
        match command:
            case c.TakeOutOfService():
                return out_of_service.take_out(self.profile, state, self.now)
            case c.ReturnToService():
                return out_of_service.put_back(self.profile, state, self.now)
            case c.AcceptProgram():
                return installing.accept(self.profile, state, self.now)
            case c.ReserveForPlayer():
                return reservation.reserve_for_player(self.profile, state, command, self.now)
            case c.EndReservation():
                return reservation.end(self.profile, state)
            case c.SetClock():
                return clock.call(self.profile, state, command, self.now)
            case c.ConfirmClock():
                return clock.confirm(self.profile, state, self.now)
            case c.SignHandOver():
                return hand_over.sign(self.profile, state, command, self.now)

    def _pays_by_hand(self, state: State, command: c.HandPays) -> tuple[Event, ...]:
        match command:
            case c.CancelCredit():
                return play.cancel_credit(self.profile, state)
            case c.ConfirmHandPay():
                return hand_pay.confirm(self.profile, state, command, self.now)
            case c.PrintReceipt():
                return receipts.again(self.profile, state, command, self.now)
            case c.UndoHandPay():
                return hand_pay.undo(self.profile, state, command)
            case c.GiveCredit():
                return manual_credit.give(self.profile, state, command, self.now)
            case c.PrintCredit():
                return manual_credit.print_again(self.profile, state, command, self.now)

    def _tests(self, state: State, command: c.Test) -> tuple[Event, ...]:
        match command:
            case c.BeginTest():
                return test_mode.begin(self.profile, state, self.now)
            case c.EndTest():
                return test_mode.end(self.profile, state, self.now)
            case c.ThrowTest(count):
                return tests.throw(self.profile, state, count, self.now)
            case c.TestBill():
                return test_bill.call(self.profile, state)
            case c.PrintTest():
                return tests.print_slip(self.profile, state, self.now)
            case c.TestSound(sound, volume):
                return tests.play_sound(self.profile, state, sound, volume)
            case c.TestLamp(lamp):
                return tests.show_lamp(self.profile, state, lamp)
            case c.CalibrateTouch(touches):
                return calibration.calibrate(self.profile, state, touches, self.now)
            case c.KeepCalibration(touches):
                return calibration.keep(self.profile, state, touches, self.now)
            case c.UndoCalibration():
                return calibration.undo(self.profile, state, self.now)

    def _signs_in(self, state: State, command: c.SigningIn) -> tuple[Event, ...]:
        match command:
            case c.SignIn():
                return signing_in.sign_in(self.profile, state, command, self.now)
            case c.SignOut():
                return signing_in.sign_out(self.profile, state, self.now)
            case c.SignInSecond():
                return signing_in.second_sign_in(self.profile, state, command, self.now)

    def _manages(self, state: State, command: c.People) -> tuple[Event, ...]:
        match command:
            case c.AddPerson():
                return managing.add(self.profile, state, command, self.now)
            case c.ChangePerson():
                return managing.change(self.profile, state, command, self.now)
            case c.RemovePerson():
                return managing.remove(self.profile, state, command, self.now)
            case c.ResetPin():
                return managing.reset_pin(self.profile, state, command, self.now)
            case c.ChangePin():
                return managing.change_pin(self.profile, state, command, self.now)

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

    def _touched(self, state: State, command: c.Touch) -> tuple[Event, ...]:
        assert not isinstance(command, c.ReturnToStation | c.CallAttendant), "these are asked of a reserved station too"
        game = self.terms.game_of(state)
        match command:
            case c.ChooseGame():
                return choosing.choose(self.terms.games, state, command)
            case c.CallDice() | c.PassTheDice() | c.TakeTheDice() | c.PuckOff():
                return self._shoots(state, command)
            case c.CashOut():
                return play.cash_out(self.profile, state, self.now)
            case c.SetOption():
                return options.set_option(self.terms.options, state, command)
            case c.StartAutoRepeat():
                return repeating.start(game, self.profile, state)
            case c.StopAutoRepeat():
                return repeating.stop(state)
            case c.Reserve():
                return reservation.reserve(self.profile, state, command, self.now)
            case c.AnswerRealityCheck() | c.SetLimits() | c.TakeBreak() | c.BeginFirstHand() | c.EndFirstHand():
                return self._takes_care(state, command)
            case c.SaveFavourite() | c.ForgetFavourite() | c.PutUpFavourite() | c.PutUpStrategy():
                return self._with_felts(state, command)
            case (
                c.EndSession() | c.EnterCardPin() | c.PlayWithoutCard() | c.AnswerConsent() | c.LogOut() | c.ForgetMe()
            ):
                return self._comes_or_goes(state, command)
            case _:
                return choices.change(game, state, command, self.now)

    def _shoots(self, state: State, command: c.CallDice | c.PuckOff | c.OfShooter) -> tuple[Event, ...]:
        match command:
            case c.CallDice():
                return betting.roll(self.terms.game_of(state), self.profile, state, self.now)
            case c.PassTheDice():
                return saying.pass_dice(self.profile, state, self.now)
            case c.TakeTheDice():
                return saying.take_dice(self.profile, state, self.now)
            case c.PuckOff():
                return betting.move_puck(self.terms.game_of(state), self.profile, state, self.now)

    def _with_felts(self, state: State, command: c.Felts) -> tuple[Event, ...]:
        game = self.terms.game_of(state)
        match command:
            case c.SaveFavourite():
                return favourites.save(game, self.profile, state, command)
            case c.ForgetFavourite():
                return favourites.forget(state, command)
            case c.PutUpFavourite():
                return favourites.put_up(game, self.profile, state, command)
            case c.PutUpStrategy(name):
                strategy = self.terms.strategies.get(name)
                return favourites.put_up_strategy(game, self.profile, strategy, state, command)

    def _comes_or_goes(self, state: State, command: c.OfPlayer | c.EndSession) -> tuple[Event, ...]:
        match command:
            case c.EndSession():
                return visit.end_session(state)
            case c.EnterCardPin():
                return logging_in.enter_pin(self.profile, self.terms.options, state, command, self.now)
            case c.PlayWithoutCard():
                return logging_in.set_aside(state, self.now)
            case c.AnswerConsent():
                return consent.answer(self.profile, state, command, self.now)
            case c.LogOut():
                return logging_in.by_touch(state, self.now)
            case c.ForgetMe():
                return consent.forget_me(state, self.now)

    def _takes_care(self, state: State, command: c.Care | c.Lesson) -> tuple[Event, ...]:
        match command:
            case c.BeginFirstHand():
                return first_hand.begin(self.terms.game_of(state), self.profile, state, self.now)
            case c.EndFirstHand():
                return first_hand.end(state, self.now)
            case c.AnswerRealityCheck():
                return reality_check.answer(self.profile, state, command, self.now)
            case c.SetLimits():
                return session_limits.set_limits(self.profile, state, command, self.now)
            case c.TakeBreak():
                return breaks.take(self.profile, state, self.now)


OF_PLAYERS = (*get_args(c.Touch), c.ReserveForPlayer, c.EndReservation, c.GiveCredit, c.CancelCredit, c.TestBill)
"""What needs a player at the cabinet, or money in it."""


def verify_has_player(profile: Profile, command: c.Command) -> None:
    """The command is not for a player at a shared table. Raises Refusal."""
    if profile.is_table and isinstance(command, OF_PLAYERS):
        raise Refusal("table", "This is the table: it has no player.")


def verify_touchable(state: State, touch: c.Touch) -> None:
    """The player may touch this: no reserved station, no staff key, no unanswered check, no lesson. Raises Refusal."""
    reservation.verify_free(state)
    if not isinstance(touch, c.SetOption | c.EndSession | c.AnswerRealityCheck):
        reality_check.verify_answered(state)
    if not isinstance(touch, first_hand.ALLOWED):
        first_hand.verify_over(state)
    if not isinstance(touch, c.SetOption | c.EndSession | c.StopAutoRepeat | c.EndFirstHand):
        keys.verify_no_key(state)
