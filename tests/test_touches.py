"""A finger by script: what a line may say, and what is told back."""

from __future__ import annotations

import io
import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import kind_of
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.runtime.inbox import Inbox
from terminal.script.people_words import AddingPerson, Agreeing, ChangingPin, ResettingPin, SigningIn
from terminal.script.touch_words import Reserving, Returning, TouchError, read
from terminal.script.touches import MAX_UNANSWERED, LineReporter, follow, summary
from tests.cabinet.pipeline import SHEET, Pipeline
from tests.cabinet.test_game_chosen import cabinet_with
from tests.each import each_of


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet that is open for play, without credit."""
    return Pipeline().open_for_play()


@each_of(
    ("line", "touch"),
    [
        ('{"do": "place", "bet": "pass_line", "amount": "5.00"}', c.PlaceWager("pass_line", 500)),
        ('{"do": "remove", "bet": "place@6", "amount": "6"}', c.TakeDown("place@6", 600)),
        ('{"do": "remove", "bet": "place@6"}', c.TakeDown("place@6")),
        ('{"do": "undo"}', c.Undo()),
        ('{"do": "redo"}', c.Redo()),
        ('{"do": "clear_last"}', c.ClearLast()),
        ('{"do": "clear_all"}', c.ClearAll()),
        ('{"do": "double"}', c.Double()),
        ('{"do": "repeat"}', c.Repeat()),
        ('{"do": "set_bets", "on": false}', c.SetBets(on=False)),
        ('{"do": "set_bets", "on": true}', c.SetBets(on=True)),
        ('{"do": "puck_off"}', c.PuckOff()),
        ('{"do": "press"}', c.Press()),
        ('{"do": "spread", "button": "across", "chip": "5.00"}', c.Spread("across", 500)),
        ('{"do": "spread", "button": "inside", "chip": "1"}', c.Spread("inside", 100)),
        ('{"do": "spread", "button": "outside", "chip": "25.00"}', c.Spread("outside", 2500)),
        ('{"do": "answer", "yes": true}', c.Answer(yes=True)),
        ('{"do": "transfer", "bet": "place@6", "to": "buy@4"}', c.Transfer("place@6", "buy@4")),
        ('{"do": "choose_game", "sheet": "crapless-el611"}', c.ChooseGame("crapless-el611")),
        ('{"do": "roll"}', c.CallDice()),
        ('{"do": "pass_the_dice"}', c.PassTheDice()),
        ('{"do": "take_the_dice"}', c.TakeTheDice()),
        ('{"do": "open_betting", "round": 7, "dealer": "Ann"}', c.OpenBetting(7, "Ann")),
        ('{"do": "last_call", "round": 7}', c.LastCall(7)),
        ('{"do": "no_more_bets", "round": 7}', c.NoMoreBets(7)),
        ('{"do": "enter_dice", "round": 7, "dice": [3, 4]}', c.EnterDice(7, (3, 4))),
        ('{"do": "enter_dice", "round": 7, "dice": [3, 4], "throw": 2}', c.EnterDice(7, (3, 4), throw=2)),
        ('{"do": "resume", "round": 7, "dealer": "Ann", "throw": 4}', c.ResumeTable(7, "Ann", 4)),
        ('{"do": "confirm_dice", "round": 7, "dice": [3, 4]}', c.ConfirmDice(7, (3, 4))),
        ('{"do": "void_throw", "round": 7, "reason": "cocked"}', c.VoidThrow(7, "cocked")),
        ('{"do": "cash_out"}', c.CashOut()),
        ('{"do": "answer_reality_check", "cash_out": true}', c.AnswerRealityCheck(cash_out=True)),
        ('{"do": "begin_first_hand"}', c.BeginFirstHand()),
        ('{"do": "end_first_hand"}', c.EndFirstHand()),
        ('{"do": "end_session"}', c.EndSession()),
        ('{"do": "call_attendant", "on": true}', c.CallAttendant(on=True)),
        ('{"do": "call_attendant", "on": false}', c.CallAttendant(on=False)),
        ('{"do": "set_option", "name": "volume", "value": "5"}', c.SetOption("volume", "5")),
        ('{"do": "reserve", "pin": "0815"}', Reserving("0815")),
        ('{"do": "return", "pin": "0815"}', Returning("0815")),
        ('{"do": "settle_ticket", "number": 3, "printed": true}', c.SettleTicket(3, printed=True)),
        ('{"do": "verify_program"}', c.VerifyProgram()),
        ('{"do": "print_period", "number": 1}', c.PrintPeriod(1)),
        ('{"do": "give_credit", "number": 1, "amount": "5.00"}', c.GiveCredit(1, 5_00)),
        ('{"do": "print_credit", "number": 1}', c.PrintCredit(1)),
        ('{"do": "take_out_of_service"}', c.TakeOutOfService()),
        ('{"do": "return_to_service"}', c.ReturnToService()),
        ('{"do": "reserve_for_player", "for_ms": 300000}', c.ReserveForPlayer(300_000)),
        ('{"do": "end_reservation"}', c.EndReservation()),
        ('{"do": "settle_bill", "number": 4, "credit": false}', c.SettleBill(4, credit=False)),
        ('{"do": "sign_in", "name": "Anna", "pin": "27182"}', SigningIn("Anna", "27182")),
        ('{"do": "sign_out"}', c.SignOut()),
        (
            '{"do": "agree", "name": "Tom", "pin": "27182", "right": "ram_clear"}',
            Agreeing("Tom", "27182", Right.RAM_CLEAR),
        ),
        (
            '{"do": "add_person", "name": "Anna", "role": "attendant", "pin": "27182"}',
            AddingPerson("Anna", "attendant", "27182"),
        ),
        (
            '{"do": "change_person", "number": 2, "name": "Anna", "role": "supervisor"}',
            c.ChangePerson(2, "Anna", "supervisor"),
        ),
        ('{"do": "remove_person", "number": 2}', c.RemovePerson(2)),
        ('{"do": "reset_pin", "name": "Anna", "pin": "27182"}', ResettingPin("Anna", "27182")),
        (
            '{"do": "change_pin", "name": "Anna", "pin": "31415", "present": "27182"}',
            ChangingPin("Anna", "31415", "27182"),
        ),
    ],
)
def test_a_line_is_a_touch(line: str, touch: object) -> None:
    assert read(line) == touch


@each_of(
    "line",
    [
        "roll",
        "",
        "null",
        '"roll"',
        '["roll"]',
        "{}",
        '{"do": 1}',
        '{"do": "fly"}',
        '{"do": "place"}',
        '{"do": "place", "bet": "field"}',
        '{"do": "place", "bet": 6, "amount": "5.00"}',
        '{"do": "place", "bet": "field", "amount": 5}',
        '{"do": "place", "bet": "field", "amount": "5.0"}',
        '{"do": "place", "bet": "field", "amount": "-5.00"}',
        '{"do": "remove", "bet": "field", "amout": "5.00"}',
        '{"do": "roll", "bet": "field"}',
        '{"do": "set_bets"}',
        '{"do": "set_bets", "on": "false"}',
        '{"do": "set_bets", "on": 0}',
        '{"do": "set_bets", "off": true}',
        '{"do": "puck_off", "on": false}',
        '{"do": "press", "bet": "place@6"}',
        '{"do": "spread", "chip": "5.00"}',
        '{"do": "spread", "button": "across"}',
        '{"do": "spread", "button": "press", "chip": "5.00"}',
        '{"do": "spread", "button": ["across"], "chip": "5.00"}',
        '{"do": "spread", "button": "across", "chip": 5}',
        '{"do": "spread", "button": "across", "chip": "five"}',
        '{"do": "answer"}',
        '{"do": "answer", "yes": null}',
        '{"do": "transfer", "bet": "place@6"}',
        '{"do": "transfer", "to": "place@6"}',
        '{"do": "transfer", "bet": "place@6", "to": 4}',
        '{"do": "call_attendant"}',
        '{"do": "call_attendant", "on": "yes"}',
        '{"do": "set_option", "name": "volume"}',
        '{"do": "set_option", "name": "volume", "value": 5}',
        '{"do": "set_option", "value": "5"}',
        '{"do": "reserve"}',
        '{"do": "reserve", "pin": 4711}',
        '{"do": "return"}',
        '{"do": "return", "pin": "4711", "by": "key"}',
        '{"do": "close_bets", "on": true}',
        '{"do": "end_session", "now": true}',
        '{"do": "time_passes"}',
        '{"do": "settle_ticket", "number": 1}',
        '{"do": "settle_ticket", "number": "1", "printed": true}',
        '{"do": "settle_ticket", "number": true, "printed": true}',
        '{"do": "settle_ticket", "number": 1, "printed": "false"}',
        '{"do": "settle_bill", "number": 1, "credit": 1}',
        '{"do": "settle_bill", "number": 1.5, "credit": true}',
        "[" * 100_000,
    ],
)
def test_any_other_line_is_refused_with_one_sentence(line: str) -> None:
    with pytest.raises(TouchError) as caught:
        read(line)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("line", "say"),
    [
        ("5.00 on the field", "This is not JSON."),
        ('{"do": "dance"}', "There is no touch 'dance'."),
        ('{"do": "place", "bet": "field"}', '"amount" is missing or no text.'),
        ('{"do": "remove", "bet": "field", "amount": null}', '"amount" is missing or no text.'),
        ('{"do": "settle_bill", "number": true, "credit": true}', '"number" is missing or no whole number.'),
        ('{"do": "spread", "button": "across", "chip": "5.0"}', '"chip" has to be an amount like 12.50.'),
        ('{"do": "spread", "button": "up", "chip": "5.00"}', "\"button\" is across, inside or outside, not 'up'."),
        ('{"do": "set_bets", "on": 1}', '"on" is missing or neither true nor false.'),
        ('{"do": "answer", "no": true}', "The touch 'answer' has no \"no\"."),
    ],
)
def test_the_sentence_names_what_is_wrong_with_the_line(line: str, say: str) -> None:
    with pytest.raises(TouchError) as caught:
        read(line)
    assert str(caught.value) == say


class Told:
    """A teller, and what it has told."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("w") as out:
            self.reporter = LineReporter(out)

    def lines(self) -> list[dict[str, Any]]:
        """Everything, after its end."""
        self.reporter.close()
        return [json.loads(line) for line in self._path.read_text().splitlines()]


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    """A teller into a file."""
    told = Told(tmp_path / "told")
    yield told
    told.reporter.close()


Answer = Callable[[Refusal | None], None]


class Owner:
    """Owns a pipeline as the runtime does; the test's thread drains."""

    def __init__(self, pipeline: Pipeline) -> None:
        self.pipeline = pipeline
        self.submitted: list[c.Command] = []
        self.inbox = Inbox()

    @property
    def state(self) -> State:
        return self.pipeline.state

    def submit(self, command: c.Command, answer: Answer) -> None:
        self.submitted.append(command)
        self.inbox.put(lambda: answer(self._refusal(command)))

    def run_on_owner(self, work: Callable[[], None]) -> None:
        self.inbox.put(work)

    def follow(self, script: str, told: Told) -> None:
        """Have a script followed on a thread of its own, until its end."""
        thread = threading.Thread(target=follow, args=(io.StringIO(script), self, told.reporter), name="touches")
        thread.start()
        while thread.is_alive():
            self.inbox.drain()
            thread.join(0.001)
        self.inbox.drain()

    def _refusal(self, command: c.Command) -> Refusal | None:
        try:
            self.pipeline.give(command)
        except Refusal as refusal:
            return refusal
        return None


@pytest.fixture
def owner(pipeline: Pipeline) -> Owner:
    """An owner of a cabinet with 20.00."""
    return Owner(pipeline.feed(20))


def test_a_script_is_handed_over_line_by_line_and_each_answer_is_reported(owner: Owner, told: Told) -> None:
    owner.follow('{"do": "set_option", "name": "volume", "value": "5"}\n\n{"do": "return", "pin": "4711"}\n', told)
    assert owner.submitted == [c.SetOption("volume", "5"), c.ReturnToStation("")]
    assert told.lines() == [
        {"accepted": True},
        {"accepted": False, "why": "not_reserved", "say": "The station is not reserved."},
    ]


def test_a_line_that_is_no_touch_is_reported_and_the_next_is_followed(owner: Owner, told: Told) -> None:
    owner.follow('{"do": "fly"}\n{"do": "call_attendant", "on": true}\n', told)
    assert told.lines() == [{"error": "There is no touch 'fly'."}, {"accepted": True}]


def test_a_pin_that_returns_is_held_against_what_the_lines_before_it_have_reserved(owner: Owner, told: Told) -> None:
    words = (("reserve", "4711"), ("return", "0000"), ("return", "4711"), ("reserve", "0815"), ("return", "0815"))
    before = len(owner.pipeline.events)
    owner.follow("".join(f'{{"do": "{do}", "pin": "{pin}"}}\n' for do, pin in words), told)
    assert told.lines() == [{"accepted": True}] * len(words)
    assert [kind_of(event) for event in owner.pipeline.events[before:]] == [
        "station_reserved",
        "pin_mistaken",
        "station_returned",
        "station_reserved",
        "station_returned",
    ]
    first, second = (command for command in owner.submitted if isinstance(command, c.Reserve))
    assert first.salt != second.salt
    assert len(first.salt) == 2 * pins.SALT_BYTES


def test_a_pin_is_derived_on_the_thread_that_reads_the_script(
    monkeypatch: pytest.MonkeyPatch, owner: Owner, told: Told
) -> None:
    threads = []

    def derive(*_: str) -> str:
        threads.append(threading.current_thread().name)
        return "digest"

    monkeypatch.setattr(pins, "digest_of", derive)
    monkeypatch.setattr(pins, "digest_like", derive)
    owner.follow('{"do": "reserve", "pin": "4711"}\n{"do": "return", "pin": "4711"}\n', told)
    assert threads == ["touches", "touches"]
    assert owner.state.visit.reservation is None


@pytest.mark.parametrize("do", ["reserve", "return"])
def test_what_is_no_pin_is_refused_in_its_place_and_nothing_is_counted(do: str, owner: Owner, told: Told) -> None:
    owner.follow(f'{{"do": "answer", "yes": true}}\n{{"do": "{do}", "pin": "47a1"}}\n{{"do": "cash_out"}}\n', told)
    answers = [(line["accepted"], line.get("why", "")) for line in told.lines()]
    assert answers == [(False, "no_decision_open"), (False, "pin"), (True, "")]
    assert [type(command) for command in owner.submitted] == [c.Answer, c.CashOut]


def test_a_pin_of_a_line_is_in_no_repr() -> None:
    assert "4711" not in f"{Reserving('4711')} {Returning('4711')}"


class SlowOwner(Owner):
    """An owner whose answers the test gives, one by one."""

    def __init__(self, pipeline: Pipeline) -> None:
        super().__init__(pipeline)
        self.waiting: list[Answer] = []
        self.full = threading.Event()

    def submit(self, command: c.Command, answer: Answer) -> None:
        del command
        self.waiting.append(answer)
        if len(self.waiting) == MAX_UNANSWERED:
            self.full.set()


def test_a_long_script_waits_for_its_answers_before_it_goes_on(pipeline: Pipeline, told: Told) -> None:
    owner = SlowOwner(pipeline)
    waiting, full = owner.waiting, owner.full
    lines = io.StringIO('{"do": "undo"}\n' * 3 * MAX_UNANSWERED)
    script = threading.Thread(target=follow, args=(lines, owner, told.reporter))
    script.start()
    assert full.wait(30)
    script.join(0.2)
    assert len(waiting) == MAX_UNANSWERED
    answered = 0
    while script.is_alive():
        while answered < len(waiting):
            waiting[answered](None)
            answered += 1
        script.join(0.01)
    assert len(waiting) == 3 * MAX_UNANSWERED


def test_what_a_power_cut_must_not_lose_is_reported_with_every_event(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.give(c.PlaceWager("field", 5_00))
    state = summary(pipeline.state)
    assert state["credit"] == "20.00"
    assert state["playable"] == "15.00"
    assert state["bets"] == {"field": "5.00"}
    assert state["open"] == []
    assert state["ready"] == ["board", "dice", "printer", "validator"]


def test_the_sheet_that_is_played_is_told_with_every_event(pipeline: Pipeline) -> None:
    pipeline.cabinet = cabinet_with(SHEET.name, "crapless-el611")
    assert summary(pipeline.state)["sheet"] == SHEET.name
    pipeline.give(c.ChooseGame("crapless-el611"))
    assert summary(pipeline.state)["sheet"] == "crapless-el611"


def test_bets_that_are_off_and_a_commission_that_is_asked_for_are_reported(pipeline: Pipeline) -> None:
    pipeline.feed(50)
    assert (summary(pipeline.state)["off"], summary(pipeline.state)["asked"]) == ([], {})
    pipeline.give(c.SetBets(on=False))
    pipeline.give(c.PlaceWager("buy@4", 20_00))
    state = summary(pipeline.state)
    assert state["off"] == ["buy", "hard", "lay", "odds", "place"]
    assert state["asked"] == {"buy@4": "1.00"}
    assert state["bets"] == {}
    pipeline.give(c.Answer(yes=True))
    assert summary(pipeline.state)["asked"] == {}
    assert summary(pipeline.state)["bets"] == {"buy@4": "20.00"}


def test_what_devices_and_staff_have_to_settle_is_reported_by_number(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(c.CallDice())
    throw = pipeline.state.dice.throw
    pipeline.report("validator", ports.BillEscrowed(50_00))
    assert summary(pipeline.state)["open"] == [f"throw {throw}", "bill 2 stack"]
    pipeline.throw(3, 4)
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert summary(pipeline.state)["disputed"] == {"2": "50.00"}
    pipeline.give(c.CashOut())
    assert summary(pipeline.state)["open"] == ["ticket 1"]
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam")))
    assert summary(pipeline.state)["doubted"] == 1
    assert summary(pipeline.state)["open"] == []


def test_options_a_call_and_a_reservation_are_reported(pipeline: Pipeline) -> None:
    state = summary(pipeline.feed(20).state)
    assert (state["options"], state["attendant"], state["reserved"]) == ({}, False, False)
    pipeline.give(c.SetOption("volume", "5"))
    pipeline.give(c.CallAttendant(on=True))
    pipeline.give(reserve("4711"))
    state = summary(pipeline.state)
    assert (state["options"], state["attendant"], state["reserved"]) == ({"volume": "5"}, True, True)


def test_events_locks_and_releases_are_each_one_line(pipeline: Pipeline, told: Told) -> None:
    told.reporter.shown(pipeline.state, tuple(pipeline.events[:3]), 3)
    told.reporter.released()
    first, second = told.lines()
    assert first["seq"] == 3
    assert first["events"] == ["started", "ticket_key_made", "gaming_day_began"]
    assert first["credit"] == "0.00"
    assert second == {"released": True}


def test_play_continues_when_the_reports_are_no_longer_read() -> None:
    reader, writer = os.pipe()
    with os.fdopen(writer, "w") as out:
        os.close(reader)
        reporter = LineReporter(out)
        for _ in range(3):
            reporter.answered(None)
        reporter.close()
