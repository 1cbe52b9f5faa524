"""What a simulated table finds: each of these mistakes, built in, is found out by some evening."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from harness.simulation.table.simulate import evening
from terminal.cabinet import clearing, fold
from terminal.cabinet.events import ClearCalled, Event
from terminal.cabinet.fold_clear import CONTINUED
from terminal.cabinet.state import State
from terminal.recall.seats.owed import Owed
from terminal.rules.refusal import Refusal

STATIONS, MINUTES = 8, 5.0


def _wrong(seeds: Iterable[int]) -> str:
    """The first thing that one of these evenings finds."""
    found = (evening(seed, STATIONS, MINUTES, on_disks=False).wrong for seed in seeds)
    return next((wrong for wrong in found if wrong), "")


def test_a_ram_clear_while_the_player_has_credit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing, "_verify_no_credit", lambda _: None)
    assert re.search("its RAM is cleared, and the player has", _wrong([11]))


def test_a_ram_clear_before_the_table_knows_how_the_last_round_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_credit_alone(state: State) -> None:
        if state.credit_cents:
            raise Refusal("clear_open", "There is credit: it has to be paid out first.")

    monkeypatch.setattr(clearing, "_verify_no_credit", of_credit_alone)
    assert "before the table has noted" in _wrong([223])


def test_a_ram_clear_before_the_meters_are_on_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fold._FOLDS[ClearCalled]

    def as_if_printed(state: State, event: ClearCalled) -> State:
        after = honest(state, event)
        clear = after.ram_clear
        assert clear.matter is not None
        return replace(after, ram_clear=replace(clear, matter=replace(clear.matter, printed=event.pages)))

    called: type[Event] = ClearCalled
    monkeypatch.setitem(fold._FOLDS, called, as_if_printed)
    assert "before the meters are on paper" in _wrong([2])


def test_a_journal_after_a_clear_that_the_table_takes_for_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CONTINUED, "clears")
    assert "exchange.old_copy" in _wrong([23])


def test_a_station_that_pays_after_a_start_before_it_has_heard_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.cabinet.play.verify_heard", lambda _: None)
    assert "it pays again" in _wrong([19])


@pytest.mark.parametrize(("seed", "order"), [(94, "void_throw"), (171, "enter_dice")])
def test_a_late_order_that_is_carried_out_on_the_next_throw_of_the_round(
    monkeypatch: pytest.MonkeyPatch, seed: int, order: str
) -> None:
    monkeypatch.setattr("terminal.cabinet.rounds.dealing.verify_throw", lambda *_: None)
    assert re.search(f'"do": "{order}".* was for throw 1, and is done to 2', _wrong([seed]))


def test_a_sum_that_leaves_out_the_rounds_after_the_last_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Owed, "since_cents", 0)
    assert "cents were paid at the table" in _wrong([164])


def test_a_seat_that_is_freed_while_its_bets_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Owed, "is_settled", True)
    assert "its seat was freed while" in _wrong([20])


def test_a_seat_that_is_freed_though_its_station_was_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.table.exchange.sqlite_of_table._has_come_back", lambda *_: False)
    assert "its seat is freed and paid, and it has paid" in _wrong([229])


def test_an_old_copy_of_a_disk_whose_credit_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.cabinet.play.verify_heard", lambda _: None)
    assert "with an old copy of its disk it pays" in _wrong([84])


def test_an_old_copy_of_a_disk_that_the_exchange_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harness.simulation.table.computer.Computer.has_place", lambda *_: True)
    assert "with an old copy of its disk it pays or plays" in _wrong([175])
