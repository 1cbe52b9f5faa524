"""A table and its stations as real programs at a real server over TLS: the rows of floor.md 7.1 that need them all.

Every test plays one more round of the same house, and the last one compares all books.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from harness.torture.table.house import House, Part
from harness.torture.table.on_server import OnServer
from harness.torture.table.server import new_folder
from harness.torture.table.witness import SeatWitness, TableBook, recall_wrong
from harness.torture.witness import happened
from terminal.start.loading import load_cabinet, load_settings

PATIENCE = {"table.roll_wait_seconds": "120"}
"""However slow the machine is, the table waits for the second player, unless its station is silent."""


class Floor:
    """The house, its server, and the rounds that were played in it."""

    def __init__(self, house: House, on_server: OnServer) -> None:
        self.house = house
        self.table = house.table
        self.one, self.other = house.stations
        self.server = on_server.server
        self.line = dict(zip(house.parts, on_server.lines, strict=True))

    def sealed(self) -> None:
        """Both players bet 5.00 on the field, and the table has their bets; 3 and 4 come next, with which they lose."""
        self.table.order("dice", "3", "4")
        for station in self.house.stations:
            station.touch_when_open("place", bet="field", amount="5.00")
            station.wait_for("seal_answered")

    def thrown(self) -> None:
        """Both players are ready; the dice are thrown by a touch of the shooter, or without one."""
        for station in self.house.stations:
            station.touch_when_open("roll")

    def lost(self, *stations: Part) -> None:
        """Each of these stations has lost its bet once, and the table has its result."""
        for station in stations:
            before = station.program.state()["credit"]
            after = station.wait_for("dice_settled")["credit"]
            assert float(before) - float(after) == 5.00
            station.wait_for("result_reported")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    """A table with two stations in mode roll; each player has fed a bill."""
    with ExitStack() as held:
        folder = held.enter_context(new_folder())
        folder.chmod(0o755)  # keys and settings are here, and the server's user reads the latter
        on_server = OnServer(folder, 2)
        held.callback(on_server.close)
        house = House(tmp_path_factory.mktemp("floor"), 2, rig_speed=20.0, more=PATIENCE, exchanges=on_server.exchanges)
        held.callback(house.close)
        house.ready()
        yield Floor(house, on_server)


def test_station_to_table_cut_between_closed_and_decided(floor: Floor) -> None:
    floor.sealed()
    floor.line[floor.one].cut_after(0)
    floor.other.touch_when_open("roll")  # the one that is cut off is silent before long, and holds nobody up
    floor.lost(floor.other)
    floor.line[floor.one].pass_on()
    floor.lost(floor.one)


def test_station_power_cut_after_sealing(floor: Floor) -> None:
    floor.sealed()
    floor.one.kill()
    floor.other.touch_when_open("roll")
    floor.lost(floor.other)
    floor.one.start_again()
    floor.one.wait_for("result_reported")


def test_table_process_killed_throw_ordered_no_result(floor: Floor) -> None:
    floor.sealed()
    floor.thrown()
    floor.table.wait_for("dice_called")
    floor.table.kill()
    floor.table.start_again()
    floor.lost(floor.one, floor.other)


def test_postgresql_on_the_dice_host_killed(floor: Floor) -> None:
    floor.sealed()
    floor.server.kill()
    floor.server.start()
    floor.thrown()
    floor.lost(floor.one, floor.other)


def test_one_station_frozen_others_see_nothing(floor: Floor) -> None:
    floor.sealed()
    floor.one.program.freeze()
    floor.other.touch_when_open("roll")
    floor.lost(floor.other)
    floor.one.program.thaw()
    floor.lost(floor.one)


def test_in_the_end_every_stations_book_and_the_tables_agree_and_recall_shows_the_shared_round(floor: Floor) -> None:
    floor.house.end()
    table = TableBook.of(happened(floor.table.journal))
    assert table.wrong == []
    for seat, station in enumerate(floor.house.stations, 1):
        cabinet = load_cabinet(load_settings(station.param))
        witness = SeatWitness(seat, table, cabinet.new_state())
        witness.follow(happened(station.journal))
        assert witness.wrong == []
        assert witness.settled == 5
        assert recall_wrong(cabinet, station.journal, seat, table, witness.state.meters.games) == []
    shared = itertools.groupby(sorted((number, seat) for seat, number in table.noted), lambda one: one[0])
    assert [len(list(seats)) for _, seats in shared] == [2] * 5
