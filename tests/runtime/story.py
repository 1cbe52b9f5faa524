"""A whole story on a real journal: all that players, staff, devices, a clock and an authority make happen, in order.

Players with a card and a dealer have stories of their own beside it, at cabinets that have these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from drivers import ports
from drivers.ports import authority as a
from drivers.ports.message import message
from harness.scripted_pins import come_back, reserve
from terminal.cabinet import commands as c
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.state.machine import CARDS
from terminal.common.certificate_ends import Ends
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.runtime.runtime import Runtime
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, SHEET
from tests.runtime.bench import Bench, RecordingDriver

HOUSE = replace(
    PROFILE,
    mode="auto",
    show_ms=1_000,
    reality_check_ms=600_000,
    player_limits=True,
    break_ms=300_000,
    manual_credit_limit_cents=100_00,
    attended_limits=(("2020-01-01", 45_00),),
)
BIG_SHOT = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))
PAID, REFUSED, STRAY = "001111222233334444", "001111222233335555", "001111222233336666"


class WaitingAuthority:
    """A ticket authority that answers when the story says so."""

    def __init__(self, bench: StoryBench) -> None:
        self._bench = bench
        self._listener: ports.Listener[ports.AuthorityReport] | None = None
        self._reported = 0
        self.order = a.AuthorityOrder()

    def want(self, order: a.AuthorityOrder) -> None:
        self.order = order
        self._bench.note(f"authority is to {order}")

    def start(self, listener: ports.Listener[ports.AuthorityReport]) -> None:
        self._listener = listener
        self._report(a.AuthorityReady())

    def handled(self, number: int) -> None:
        """It keeps nothing until then."""

    def stop(self) -> None:
        """It has nothing to stop."""

    def _report(self, report: ports.AuthorityReport) -> None:
        assert self._listener is not None, "the authority has been started"
        self._reported += 1
        self._listener(self._reported, report)

    def answer(self) -> None:
        """Answer all that is asked now."""
        for request in self.order.requests:
            match request:
                case a.Enter(validation=validation):
                    self._report(a.Entered(validation))
                case a.Ask(number, validation) if validation == REFUSED:
                    self._report(a.Refused(number, validation, message("ticket.not_ours")))
                case a.Ask(number, validation):
                    self._report(a.Honoured(number, validation, 30_00))
                case a.Close(outcome, _, validation, at_ms):
                    self._report(a.Noted(outcome, validation, at_ms))


class Story(NamedTuple):
    """The house where it happens, and what happens."""

    house: Profile
    chapters: tuple[Callable[[StoryBench], None], ...]


class StoryBench(Bench):
    """A bench with a ticket authority, and a card reader if the house has one."""

    def __init__(self, folder: Path, house: Profile) -> None:
        self.authority = WaitingAuthority(self)
        super().__init__(folder, house, BIG_SHOT)

    def open(self) -> Runtime:
        runtime = super().open()
        if self.cabinet.profile.cards:
            self.drivers[CARDS] = RecordingDriver(CARDS, self)
        return runtime

    def all_ports(self) -> dict[str, ports.AnyPort]:
        return {AUTHORITY: self.authority, **super().all_ports()}

    def say(self, device: str, *reports: ports.Report) -> None:
        """The device reports, one thing after another."""
        for report in reports:
            self.drivers[device].report(report)
            self.runtime.drain()

    def answer(self) -> None:
        """The authority answers."""
        self.authority.answer()
        self.runtime.drain()

    def do(self, *commands: c.Command) -> None:
        """Do what is allowed."""
        for command in commands:
            refusal = self.touch(command)
            assert refusal is None, f"{command}: {refusal}"

    def roll(self, *dice: int) -> None:
        """The dice are called, and fall."""
        self.do(c.CallDice())
        self.throw(*dice)

    def throw(self, *dice: int) -> None:
        throw = self.runtime.state.dice.throw
        assert throw is not None, "the dice are out"
        self.say("dice", ports.DiceThrown(throw, dice))
        self.wait(HOUSE.show_ms)

    def keys(self, *keys: str, doors: tuple[str, ...] = ()) -> None:
        self.say("board", ports.BoardInputs(doors, keys))

    def wait(self, ms: int) -> None:
        """Time passes, and the clock rings if it is to."""
        self.now_ms += ms
        self.steady_ms = (self.steady_ms or 0) + ms
        self.runtime.tick()


def money_comes(bench: StoryBench) -> None:
    bench.say("validator", ports.BillEscrowed(100_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True))
    bench.say("validator", ports.TicketEscrowed(PAID))
    bench.answer()
    bench.say("validator", ports.BillStacked(), ports.ValidatorIdle(accepting=True))
    bench.answer()
    bench.say("validator", ports.TicketEscrowed(REFUSED))
    bench.answer()
    bench.say("validator", ports.BillReturned(message("bill.refused")), ports.ValidatorIdle(accepting=True))
    bench.answer()
    bench.say("validator", ports.BillReturned(message("bill.rejected.inhibited")), ports.ValidatorIdle(accepting=True))


def another_game_leaves_a_choice(bench: StoryBench) -> None:
    bench.do(c.ChooseGame(BIG_SHOT.sheet), c.PlaceWager("number@6", 1_00))
    bench.roll(6, 6, 6)
    bench.do(c.Choose("big_shot", "risk"))
    bench.throw(1)
    bench.do(c.PlaceWager("number@6", 1_00))
    bench.roll(6, 6, 6)
    bench.wait(HOUSE.choice_ms)  # the clock takes the win
    bench.do(c.ChooseGame(SHEET.name))


def bets_are_made(bench: StoryBench) -> None:
    bench.do(
        c.PlaceWager("pass_line", 10_00), c.PlaceWager("field", 5_00), c.Undo(), c.Redo(), c.PlaceWager("buy@4", 20_00)
    )
    bench.do(c.Answer(yes=True), c.SetOption("volume", "1"), c.SaveFavourite("Mine"), c.SaveFavourite("Other"))
    bench.do(c.ForgetFavourite("Other"), c.TakeDown("field"), c.PutUpFavourite("Mine"))
    bench.roll(3, 3)
    bench.do(c.PlaceWager("pass_odds", 10_00), c.SetBets(on=False), c.SetBets(on=True), c.CallDice())
    assert bench.runtime.state.dice.throw is not None
    bench.say("dice", ports.ThrowVoid(bench.runtime.state.dice.throw, message("dice.cocked")))
    bench.throw(1, 3)


def staff_comes_in_mid_throw(bench: StoryBench) -> None:
    bench.do(c.PlaceWager("field", 5_00), c.CallAttendant(on=True), c.CallDice())
    bench.say("validator", ports.BillEscrowed(20_00))
    bench.keys("attendant")
    bench.throw(5, 4)
    bench.say("validator", ports.BillStacked(), ports.ValidatorIdle(accepting=False))
    bench.do(c.EndPeriod(bench.runtime.state.accounting.period.number))
    bench.keys()
    bench.wait(10_000)
    bench.keys("technician")
    bench.wait(60_000)
    bench.keys()
    bench.keys(doors=("main",))
    bench.keys()


def a_win_is_paid_by_hand(bench: StoryBench) -> None:
    bench.do(c.PlaceWager("place@8", 42_00))
    bench.roll(4, 4)
    (due,) = bench.runtime.state.hand_pay.due
    bench.keys("attendant")
    bench.do(c.ConfirmHandPay(due.number))
    while bench.runtime.state.papers.slips:
        bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.slips[0].slip.number))
    bench.say("printer", ports.PrinterReady())
    bench.keys()


def money_is_in_doubt(bench: StoryBench) -> None:
    bench.say("validator", ports.BillEscrowed(50_00), ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    bench.say("validator", ports.ValidatorIdle(accepting=True))
    bench.keys("attendant")
    bench.do(c.SettleBill(bench.runtime.state.acceptor.disputes[0].number, credit=True))
    bench.keys()
    bench.say("validator", ports.TicketEscrowed(STRAY))
    bench.answer()
    bench.say("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE), ports.ValidatorIdle(accepting=True))
    bench.keys("attendant")
    bench.do(c.SettleBill(bench.runtime.state.acceptor.disputes[0].number, credit=False))
    bench.keys()
    bench.answer()


def the_player_goes_away_for_a_while(bench: StoryBench) -> None:
    bench.roll(5, 2)
    bench.do(reserve("4711"), come_back("0815"), come_back("4711"))


def bets_are_repeated(bench: StoryBench) -> None:
    bench.do(c.PlaceWager("field", 5_00), c.StartAutoRepeat())
    bench.roll(4, 5)
    bench.wait(2_000)
    bench.do(c.StopAutoRepeat())


def the_ticket_jams_and_another_comes_out(bench: StoryBench) -> None:
    bench.do(c.CashOut())
    bench.answer()
    bench.say(
        "printer",
        ports.TicketInDoubt(1, message("ticket.stopped.jam")),
        ports.PrinterFault("jam", message("printer.jam")),
    )
    bench.say("printer", ports.PrinterReady())
    bench.keys("attendant")
    bench.do(c.SettleTicket(1, printed=False))
    bench.keys()
    bench.answer()
    bench.do(c.CashOut())
    bench.answer()
    bench.say("printer", ports.TicketPrinted(2), ports.PrinterReady(paper_low=True))
    bench.do(c.EndSession())


def the_station_is_out_of_service_for_a_while(bench: StoryBench) -> None:
    bench.keys("attendant")
    bench.do(c.TakeOutOfService(), c.ReturnToService(), c.ReserveForPlayer(300_000), c.EndReservation())
    bench.do(c.BeginExport("bills.csv", "STICK", removable=True), c.EndExport("bills.csv", written=True, rows=2))
    bench.keys("attendant", doors=("cashbox",))
    bench.say("validator", ports.ValidatorFault("stacker_open", message("validator.stacker_open")))
    bench.say("validator", ports.ValidatorIdle(accepting=False))
    bench.keys("attendant")
    bench.do(c.UndoDrop(1), c.TakeDrop(2), c.CountDrop(2, {"10000": 1, "5000": 1}, 1))
    bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.last_slip), ports.PrinterReady())
    bench.do(c.BeginShift(1), c.GiveCredit(1, 20_00))
    bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.last_slip), ports.PrinterReady())
    bench.do(c.EndShift(1))
    bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.last_slip), ports.PrinterReady())
    bench.keys()


def the_player_is_shown_what_was_played(bench: StoryBench) -> None:
    bench.wait(600_000)
    bench.do(c.AnswerRealityCheck(cash_out=False))


def the_player_takes_a_break_and_reaches_a_limit(bench: StoryBench) -> None:
    bench.do(c.TakeBreak())
    bench.wait(HOUSE.break_ms)
    bench.do(c.SetLimits(loss_cents=5_00), c.PlaceWager("field", 5_00))
    bench.roll(3, 4)


def the_technician_sets_the_clock(bench: StoryBench) -> None:
    bench.keys("technician")
    bench.do(c.SetClock(bench.now_ms + 600_000))
    bench.runtime.record(c.ClockTried(message("clock.not_moved")))
    bench.do(c.SetClock(bench.now_ms + 600_000))
    bench.now_ms += 600_000
    bench.runtime.record(c.ClockTried())
    bench.now_ms += 7_200_000
    bench.runtime.tick()
    bench.do(c.ConfirmClock())
    bench.keys()


TARGETS = tuple((x, y) for x in (100_000, 500_000, 900_000) for y in (100_000, 500_000, 900_000))
SHIFTED = tuple((x, y, x + 20_000, y - 10_000) for x, y in TARGETS)
"""Touches of a panel that is off."""
HIT = tuple((x, y, x, y) for x, y in TARGETS)


def summer_time_ends(bench: StoryBench) -> None:
    bench.offset_minutes = -60
    bench.keys("attendant")
    bench.keys()


def the_technician_tests(bench: StoryBench) -> None:
    bench.keys("technician")
    bench.do(c.BeginTest(), c.EndTest(), c.BeginTest(), c.ThrowTest())
    bench.say("dice", ports.DiceThrown(bench.runtime.state.dice.throws, (3, 4)))
    bench.do(c.ThrowTest())
    bench.say("dice", ports.ThrowVoid(bench.runtime.state.dice.throws, message("dice.cocked")))
    bench.do(c.TestLamp(ports.Lamp.DOOR), c.TestLamp(None), c.TestSound("door-alarm", 5))
    bench.do(c.CalibrateTouch(SHIFTED), c.UndoCalibration(), c.CalibrateTouch(SHIFTED), c.KeepCalibration(HIT))
    bench.do(c.PrintTest())
    bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.last_slip), ports.PrinterReady())
    bench.do(c.TestBill())
    bench.say("validator", ports.BillEscrowed(20_00), ports.BillReturned())
    bench.say("validator", ports.ValidatorIdle(accepting=False, confirms=1))
    bench.keys()


def the_machine_has_its_troubles(bench: StoryBench) -> None:
    bench.say("validator", ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True))
    bench.say("dice", ports.Lost(message("device.unplugged")), ports.Back("twin"), ports.DiceReady())
    bench.say("board", ports.Lost(message("device.unplugged")), ports.Back("twin"))
    bench.say("board", ports.DoorsOpenedUnseen("1-1", (("main", 1),)))
    bench.keys()
    bench.runtime.record(c.DiskFound(150, 50_000))
    bench.runtime.record(c.DiskFound(50_000, 50_000))
    bench.runtime.record(c.CameraFound(message("video.ended")))
    bench.runtime.record(c.CameraFound())
    bench.runtime.record(c.CertificateFound("station-1-3-17", Ends(bench.now_ms, bench.now_ms)))
    bench.runtime.record(c.CertificateFound("station-1-3-17", Ends(4_000_000_000_000, 4_000_000_000_000)))
    bench.now_ms += 7_200_000
    bench.runtime.tick()
    bench.do(c.CashOut())
    bench.keys("attendant", "technician")
    (due,) = bench.runtime.state.hand_pay.due
    bench.do(c.UndoHandPay(due.number), c.CancelCredit(), c.ConfirmHandPay(due.number + 1))
    bench.keys()
    bench.wait(86_400_000)


CHAPTERS = (
    money_comes,
    another_game_leaves_a_choice,
    bets_are_made,
    staff_comes_in_mid_throw,
    a_win_is_paid_by_hand,
    money_is_in_doubt,
    the_player_goes_away_for_a_while,
    bets_are_repeated,
    the_ticket_jams_and_another_comes_out,
    the_station_is_out_of_service_for_a_while,
    the_player_is_shown_what_was_played,
    the_player_takes_a_break_and_reaches_a_limit,
    the_technician_sets_the_clock,
    summer_time_ends,
    the_technician_tests,
    the_machine_has_its_troubles,
)


STORY = Story(HOUSE, CHAPTERS)


def told(story: Story, bench: StoryBench) -> Iterator[str]:
    """Play the story, chapter by chapter; the cabinet is open for play at its beginning."""
    bench.start()
    bench.steady_ms = 0
    bench.runtime.drain()
    bench.open_for_play()
    for chapter in story.chapters:
        chapter(bench)
        yield chapter.__name__
