"""A simulation is worth what it finds: each of these mistakes, built in, has to be found out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from harness.simulation import papers, player
from harness.simulation.dice import Dice
from harness.simulation.kinds import LESSON_EVERY, LIMITED_EVERY, SEVERAL, SHEETS
from harness.simulation.printer import Printer
from harness.simulation.simulate import week
from terminal.cabinet import (
    bills,
    favourites,
    first_hand,
    fold,
    orders,
    play,
    session_limits,
    tickets_in,
    unknown_tickets,
)
from terminal.cabinet import meters as meter_rules
from terminal.cabinet.cash_box.contents import Contents
from terminal.cabinet.commands import ChooseGame
from terminal.cabinet.events import BillCredited, Event, GameChosen, HandPayPaid
from terminal.cabinet.gaming_day import GamingDay
from terminal.cabinet.meters import Meters
from terminal.cabinet.people import signing_in
from terminal.cabinet.people.account import Account
from terminal.cabinet.shifts import fold_shifts
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.recall import days
from terminal.rules.game import AnyGame
from terminal.rules.tables import opened
from terminal.ticket_book import book

DAYS = 0.4
SEED = 7
OFFERS_SEVERAL = SHEETS.index(SEVERAL)
"""The first cabinet with several sheets to choose from."""
GAME_CHOSEN = fold._FOLDS[GameChosen]
GUESSES_SHARE = 0.5
"""With so many unknown tickets among those fed in, some come in a row."""


def test_a_printer_that_prints_a_ticket_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Printer._come_out

    def twice(printer: Printer, ticket: object, doubt: str) -> None:
        printer.printed[ticket.validation] += 1  # type: ignore[attr-defined]
        once(printer, ticket, doubt)  # type: ignore[arg-type]

    monkeypatch.setattr(Printer, "_come_out", twice)
    assert "not on paper once" in week(SEED, 0, DAYS).wrong


def test_a_terminal_that_credits_a_bill_in_escrow(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = bills._escrowed

    def eager(*words: object) -> tuple[Event, ...]:
        happened: tuple[Any, ...] = seen(*words)  # type: ignore[arg-type]
        return (*happened, *(BillCredited(one.number, one.value_cents, "vend_valid") for one in happened[-1:]))

    monkeypatch.setattr(bills, "_escrowed", eager)
    assert "in the stacker" in week(SEED, 0, DAYS).wrong


def test_a_terminal_that_signs_in_with_any_pin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_in, "pins", SimpleNamespace(agree=lambda *_: True))
    assert "has signed in with a wrong PIN" in week(SEED, 0, DAYS).wrong


def test_a_terminal_that_asks_no_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Account, "has", lambda *_: True)
    assert "has no right to it" in week(SEED, 0, DAYS).wrong


def test_a_book_that_pays_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = book._why_not
    monkeypatch.setattr(book, "_why_not", lambda state, same: "" if state == "redeemed" else honest(state, same))
    weeks = (week(SEED, cabinet, DAYS) for cabinet in (5, 1, 6))  # a player has to feed a copy in: now the first does
    assert any("a second time" in one.wrong for one in weeks)


def test_an_acceptor_that_guesses_do_not_tilt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "FOREIGN_SHARE", GUESSES_SHARE)
    monkeypatch.setattr(unknown_tickets, "delay_ms", lambda _: 0)
    assert "unknown tickets in a row have not tilted the acceptor" in week(SEED, 2, DAYS).wrong


def test_a_tilted_acceptor_that_asks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "FOREIGN_SHARE", GUESSES_SHARE)
    monkeypatch.setattr(tickets_in, "_is_tilted", lambda _: False)
    cabinets = (4, 2, 3, *range(5, 12))  # guesses have to tilt one first: now they tilt that one
    weeks = (week(SEED, cabinet, DAYS) for cabinet in cabinets)
    assert any("is asked about though the acceptor is tilted" in one.wrong for one in weeks)


def test_a_terminal_that_credits_what_its_book_has_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from drivers.ports.authority import Honoured, Refused

    honest = tickets_in.answered

    def generous(profile: object, state: object, answer: object, now: object) -> tuple[Event, ...]:
        if isinstance(answer, Refused):
            answer = Honoured(answer.number, answer.validation, 100_00)
        return honest(profile, state, answer, now)  # type: ignore[arg-type]

    monkeypatch.setattr(tickets_in, "answered", generous)
    assert "ticket" in week(SEED, 0, DAYS).wrong


def test_a_generator_that_reports_other_dice_than_it_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "outcome", lambda *_: (1, 1))
    assert "is played as" in week(SEED, 0, DAYS).wrong


@pytest.mark.expects_log("play is locked")
def test_a_fold_that_forgets_what_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = meter_rules.after_record

    def forgetful(meters: Meters, record: object) -> Meters:
        after = honest(meters, record)
        return meters if after.won_cents > meters.won_cents else after

    monkeypatch.setattr("terminal.cabinet.fold.after_record", forgetful)
    assert "the meters say" in week(SEED, 0, DAYS).wrong


def test_a_change_of_game_that_hands_the_bets_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cent is lost by it, so that no meter shows it."""
    monkeypatch.setattr("terminal.cabinet.choosing.choose", _chosen_anyhow)
    chosen: type[Event] = GameChosen
    monkeypatch.setitem(fold._FOLDS, chosen, _bets_handed_back)
    assert "is chosen while bets of" in week(SEED, OFFERS_SEVERAL, DAYS).wrong


def _chosen_anyhow(games: Mapping[str, AnyGame], state: State, command: ChooseGame) -> tuple[Event, ...]:
    del state
    game = games[command.sheet]
    return (GameChosen(game.sheet, game.sheet_digest, game.name),)


def _bets_handed_back(state: State, event: GameChosen) -> State:
    return msgspec.structs.replace(GAME_CHOSEN(state, event), table=opened(event.game, PLAYER, state.credit_cents))


def test_meters_that_count_under_the_first_sheet_whatever_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = meter_rules.under_sheet
    first = SHEETS[OFFERS_SEVERAL].partition(",")[0]
    monkeypatch.setattr("terminal.cabinet.fold.under_sheet", lambda before, after, _: honest(before, after, first))
    assert re.search("the meter of games under|has wins less wagers", week(SEED, OFFERS_SEVERAL, DAYS).wrong)


def test_a_terminal_that_plays_on_under_a_staff_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.cabinet.keys.verify_no_key", lambda _: None)
    assert "key is turned" in week(SEED, 0, DAYS).wrong


def test_a_terminal_that_takes_bills_under_a_staff_key(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = orders.accepts_bills

    def eager(state: State, limit_cents: int) -> bool:
        return honest(
            msgspec.structs.replace(state, machine=msgspec.structs.replace(state.machine, keys_turned=())), limit_cents
        )

    for module in ("bills", "orders"):
        monkeypatch.setattr(f"terminal.cabinet.{module}.accepts_bills", eager)
    assert "key is turned" in week(SEED, 1, DAYS).wrong


def test_a_gaming_day_that_begins_with_the_meters_of_the_day_before(monkeypatch: pytest.MonkeyPatch) -> None:
    def stale(number: int, date: str, began_ms: int, passed_days: int, before: Meters, begin_cents: int) -> GamingDay:
        del before, begin_cents
        return GamingDay(number, date, began_ms, passed_days, Meters(), 0)

    monkeypatch.setattr("terminal.cabinet.fold_accounting.GamingDay", stale)
    assert "the gaming day that runs is not what the books say" in week(SEED, 0, DAYS).wrong


def test_a_cash_box_that_is_expected_without_a_bill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.cabinet.cash_box.fold_cash_box._bill", lambda _: Contents())
    assert "in the cash box" in week(SEED, 0, DAYS).wrong


def test_a_shift_that_leaves_out_what_was_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    paid: type[Event] = HandPayPaid
    monkeypatch.setitem(fold_shifts._FIGURES, paid, lambda *_: ShiftFigures())
    weeks = (week(SEED, cabinet, DAYS) for cabinet in range(6))  # credit has to be paid by hand in a shift
    assert any("in the shift" in one.wrong for one in weeks)


def test_a_recall_that_leaves_out_the_first_events_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = days.report

    def forgetful(history: object, follower: object, span: days.Span) -> object:
        return honest(history, follower, msgspec.structs.replace(span, seq=span.seq + 200))  # type: ignore[arg-type]

    monkeypatch.setattr("harness.simulation.day_checks.report", forgetful)
    assert "is recalled as" in week(SEED, 0, DAYS).wrong


def test_a_terminal_that_takes_bets_beyond_the_loss_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_limits, "room_cents", lambda _: None)
    limited = range(LIMITED_EVERY - 1, 6 * LIMITED_EVERY, LIMITED_EVERY)  # a player has to come near the limit
    assert any("bets may lose" in week(SEED, cabinet, DAYS).wrong for cabinet in limited)


def test_a_terminal_that_takes_bets_once_a_limit_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_limits, "verify_not_reached", lambda _: None)
    monkeypatch.setattr(player, "LOSS_LIMITS_CENTS", (9_000_00,))
    assert "once a limit is reached" in week(SEED, LIMITED_EVERY - 1, DAYS).wrong


def test_a_terminal_that_takes_bets_in_a_break(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "verify_no_break", lambda _: None)
    assert "in a break" in week(SEED, LIMITED_EVERY - 1, DAYS).wrong


def test_a_limit_that_can_be_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_limits, "_lowered", lambda before, wanted, _: before if wanted is None else wanted)
    assert "is raised to" in week(SEED, LIMITED_EVERY - 1, DAYS).wrong


def test_a_first_hand_that_covers_bets_or_money(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that bars no touch, and one that nothing ends."""
    with monkeypatch.context() as patched:
        patched.setattr(first_hand, "verify_over", lambda _: None)
        assert " in a first hand" in week(SEED, LESSON_EVERY - 1, DAYS).wrong
    monkeypatch.setattr(first_hand, "interrupted", lambda *_: ())
    assert "bill_credited under a first hand" in week(SEED, LESSON_EVERY - 1, DAYS).wrong


def test_felts_that_are_not_those_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(favourites, "_card", lambda _: "")
    assert "is shown the felts" in week(SEED, LIMITED_EVERY - 1, DAYS).wrong
