"""What each command of the staff causes, by the room that decides it."""

from __future__ import annotations

from terminal.cabinet import (
    acknowledging,
    clearing,
    clock,
    day_sheet,
    exports,
    hand_over,
    hand_pay,
    installing,
    list_sheet,
    manual_credit,
    out_of_service,
    parameters,
    periods,
    play,
    receipts,
    reservation,
    staff,
)
from terminal.cabinet import commands as c
from terminal.cabinet.at_table import voiding
from terminal.cabinet.cash_box import drops
from terminal.cabinet.diagnostics import calibration, test_bill, tests
from terminal.cabinet.diagnostics import mode as test_mode
from terminal.cabinet.events import Event
from terminal.cabinet.hosting import freeing, verbs
from terminal.cabinet.people import managing, signing_in
from terminal.cabinet.players import consent
from terminal.cabinet.rounds import dealing
from terminal.cabinet.shifts import shift as shifts
from terminal.cabinet.state import State
from terminal.cabinet.terms_at import TermsAt


class StaffCommands(TermsAt, frozen=True):
    """Carries out what the staff wants."""

    def carry_out(self, state: State, command: c.Staff) -> tuple[Event, ...]:
        """What the command causes. Raises Refusal."""
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
