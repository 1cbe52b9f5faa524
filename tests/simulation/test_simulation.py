"""Whole cabinets in virtual time: nothing that people, devices and power cuts do makes a cent wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.simulation import papers
from harness.simulation.audits import DailyAudit
from harness.simulation.kinds import SHEETS
from harness.simulation.simulate import Outcome, simulate, week
from harness.simulation.world import BEGUN_MS, World
from terminal.journal.copies.places import copy_places

DAYS = 0.4
SEED = 8


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """One cabinet of each game."""
    return simulate(len(SHEETS), DAYS, SEED, lambda _: None)


def test_after_every_event_everything_holds_and_in_the_end_the_books_agree_with_the_devices(outcome: Outcome) -> None:
    assert outcome.wrong == []
    assert outcome.cabinets == len(SHEETS)


def test_players_played_devices_failed_and_staff_put_right(outcome: Outcome) -> None:
    happened = outcome.happened
    for kind in ("bets_moved", "dice_settled", "bill_credited", "ticket_done", "device_lost", "inputs_changed"):
        assert happened[kind] > 5, kind
    for kind in (
        "validator_restarted",
        "station_reserved",
        "ticket_doubted",
        "ticket_settled",
        "hand_pay_paid",
        "auto_repeat_ended",
        "favourite_saved",
        "felt_put_up",
        "game_chosen",
        "first_hand_began",
    ):
        assert happened[kind] > 0, kind
    assert happened["first_hand_ended"] == happened["first_hand_began"], "none is left open"
    assert happened["choice_made"] > 20, "of Big Shot and Hazard"
    assert happened["gaming_day_began"] >= 2 * len(SHEETS)
    assert outcome.cuts > 3


def test_a_dealer_who_errs_repeats_orders_and_walks_away_makes_no_cent_wrong() -> None:
    """Live tables with hand-thrown dice and with a generator, and a video table that the clock leads."""
    by_hand, read, video = (week(SEED, number, DAYS) for number in (5, 6, 7))
    assert [one.wrong for one in (by_hand, read, video)] == ["", "", ""]
    for kind in ("round_opened", "last_bets_called", "round_closed", "dice_shown", "dice_confirmed", "round_voided"):
        assert by_hand.happened[kind] > 3, kind
    assert by_hand.happened["dice_shown"] > by_hand.happened["dice_confirmed"] + 3, "mistyped dice are entered again"
    assert read.happened["dice_confirmed"] > 3
    for one in (by_hand, read):
        assert one.happened["dealer_silent"] > 0
        assert one.happened["round_resumed"] > 0, "a power cut came in the middle of a round"
    assert video.happened["dice_settled"] > 5
    assert video.happened["round_opened"] == 0


def test_tickets_are_fed_in_again_and_bad_ones_go_back(outcome: Outcome) -> None:
    assert outcome.happened["ticket_in_credited"] > 5
    assert outcome.happened["ticket_in_seen"] > outcome.happened["ticket_in_credited"] + 5


def test_guessed_numbers_tilt_the_acceptor_and_everything_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "FOREIGN_SHARE", 0.5)
    lived = week(SEED, 4, DAYS)
    assert lived.wrong == ""
    assert lived.happened["ticket_in_tilted"] > 3


def test_the_same_seed_gives_the_same_events_to_the_last_with_any_number_of_processes() -> None:
    alone, side_by_side = (simulate(3, 0.04, SEED, lambda _: None, processes).digest for processes in (1, 2))
    assert alone == side_by_side


def test_another_seed_gives_other_events() -> None:
    assert week(SEED, 0, 0.03).digest != week(SEED + 1, 0, 0.03).digest


def test_what_is_due_happens_in_its_order_and_at_one_instant_as_it_was_asked_for() -> None:
    world, done = World("1"), []
    world.after(20, lambda: done.append(("late", world.now_ms - BEGUN_MS)))
    world.after(10, lambda: done.append(("first", world.now_ms - BEGUN_MS)))
    world.after(10, lambda: done.append(("second", world.now_ms - BEGUN_MS)))
    world.run(BEGUN_MS + 15, lambda: None)
    assert done == [("first", 10), ("second", 10)]
    assert world.now_ms == BEGUN_MS + 15


def test_a_simulation_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harness.quick_place.IN_MEMORY", tmp_path)
    week(SEED, 0, 0.01)
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_loses_a_record_is_found_out_at_the_end_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = DailyAudit.follow

    def cut_before(audit: DailyAudit) -> None:
        path = copy_places(audit._path, audit._path.parent / "second")[1].path
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - 10)
        honest(audit)

    monkeypatch.setattr(DailyAudit, "follow", cut_before)
    monkeypatch.setattr("harness.simulation.cabinet.DAY_MS", 600_000)
    assert "damaged" in week(SEED, 0, 1.5).wrong
