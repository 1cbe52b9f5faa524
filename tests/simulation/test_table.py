"""Shared tables in virtual time: no cent is wrong and no die decides twice, whatever is unplugged, lost or cut."""

from __future__ import annotations

import pytest

from harness.simulation.table.computer import BOOT_MS
from harness.simulation.table.simulate import Outcome, evening, house_of, simulate

FIRST, SEEDS = 1, 8
STATIONS, MINUTES = 5, 2.5


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """A few tables, one of which is on disks that forget."""
    return simulate(FIRST, SEEDS, lambda _: None, STATIONS, MINUTES)


def test_after_every_event_everything_holds_and_in_the_end_all_books_agree(outcome: Outcome) -> None:
    assert outcome.wrong == []
    assert outcome.seeds == SEEDS


def test_rounds_were_played_lines_and_power_failed_and_felts_were_brought_back(outcome: Outcome) -> None:
    assert outcome.rounds > 50
    assert outcome.seat_rounds > 3 * outcome.rounds
    assert outcome.settled > outcome.seat_rounds / 4
    assert outcome.cuts > 15
    assert outcome.restored > 0
    happened = outcome.happened
    for kind in ("bets_sealed", "dice_settled", "dice_seen", "device_lost", "table_stopped", "table_results_noted"):
        assert happened[kind] > 20, kind
    for kind in ("puck_followed", "station_said", "ticket_done", "table_dealer_answered"):
        assert happened[kind] > 0, kind
    assert not happened["table_disagreed"]


def test_a_table_on_disks_that_forget() -> None:
    """The real journals and the file of the exchange, whose power fails between any two of their writes."""
    one = evening(3, 2, MINUTES, on_disks=True)
    assert one.wrong == ""
    assert one.cuts > 0


@pytest.mark.parametrize(("seed", "stations", "on_disks"), [(30, 8, False), (30, 3, True)])
def test_technicians_clear_the_ram_of_stations_while_the_table_plays_on(
    seed: int, stations: int, on_disks: bool
) -> None:
    """In memory, and with the real journals and their archives, whose power fails in the middle of it."""
    one = evening(seed, stations, 5.0, on_disks=on_disks)
    assert one.wrong == ""
    assert one.happened["cleared"] >= 2


@pytest.mark.parametrize(("seed", "stations", "on_disks"), [(83, 8, False), (83, 3, True)])
def test_seats_of_stations_that_do_not_come_back_are_freed_and_paid_at_the_table(
    seed: int, stations: int, on_disks: bool
) -> None:
    """They come back later with their journals, are refused, pay nothing, and sit down again after a RAM clear."""
    one = evening(seed, stations, 5.0, on_disks=on_disks)
    assert one.wrong == ""
    assert one.happened["table_seat_freed"] > 0
    assert one.happened["cleared"] > 0


def test_old_copies_of_the_disks_of_stations_are_refused_and_pay_nothing() -> None:
    with house_of(1, 8, on_disks=False) as house:
        one = house.plays(5.0)
        assert one.wrong == ""
        assert house.old_copies is not None
        assert house.old_copies.refused > 0


def test_a_station_whose_power_fails_as_it_ends_starts_once() -> None:
    """A second start would find the journal in use, which ends the world with an error."""
    with house_of(1, 1, on_disks=True) as house:
        (station,) = house.stations
        station.rest()  # its power fails at no other time
        for steps in range(1, 12):
            house.world.run(house.world.now_ms + BOOT_MS[1])
            assert station.runtime is not None, "it has started again"
            station.supply.cut_after(steps)
            station.restart()
        assert station.cuts > 0, "the power has failed within an end"
        house.close()


def test_the_same_seed_gives_the_same_events() -> None:
    assert evening(5, 3, 1.0) == evening(5, 3, 1.0)


def test_the_shooter_moves_the_puck_of_a_table_whose_lines_and_power_fail() -> None:
    one = evening(12, 6, 4.0, on_disks=False)
    assert one.wrong == ""
    assert one.happened["table_round_not_thrown"] > 0
    assert one.happened["round_not_thrown"] > one.happened["table_round_not_thrown"]


@pytest.mark.parametrize("seed", [298, 169])
def test_another_game_begins_at_a_table_that_runs_and_the_stations_follow_that_offer_it(seed: int) -> None:
    """Craps and Crapless Craps; and with Hazard between them, whose dice are a caster's."""
    one = evening(seed, 4, 3.0, on_disks=False)
    assert one.wrong == ""
    assert one.happened["table_next_game_chosen"] > 0
    assert one.happened["game_chosen"] >= 4, "the table, and the three of its four stations that offer it"
    assert one.happened["seat_round_passed"] > 0, "the fourth waits for a game that it offers"


def test_big_shot_is_played_by_all_seats_at_once_and_each_makes_its_own_choice() -> None:
    one = evening(776, 5, 3.0, on_disks=False)
    assert one.wrong == ""
    assert one.happened["table_choice_opened"] == 1
    assert one.happened["choice_made"] > 1, "the same dice have left it at several seats"
