"""A table and its stations over their links at one exchange."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports.table import SeatTaken
from terminal.table.exchange.exchange import Exchange, Place
from terminal.table.link.link import StationLink, TableLink
from terminal.table.link.placed import RecallRounds
from terminal.table.link.table_machine import no_rounds
from tests.table.exchange.house import House
from tests.table.link.people import Station, Table

PLACE = Place(1, b"c" * 32)
"""The end of each journal here."""


def station_link(table: int, open_exchange: Callable[[], Exchange]) -> StationLink:
    """The port of a station whose journal has one event."""
    return StationLink(table, open_exchange, lambda: PLACE, lambda place: place == PLACE)


class Floor:
    """Ports at one exchange; all are stopped at the end."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._stops: list[Callable[[], None]] = []

    def table(self, open_exchange: Callable[[], Exchange] | None = None, recall: RecallRounds = no_rounds) -> Table:
        """Start a table."""
        link = TableLink(self.house.number, open_exchange or self.house.thread_line, lambda: PLACE, recall)
        table = Table(link)
        self.starts(table, link)
        return table

    def station(self, seat: int, open_exchange: Callable[[], Exchange] | None = None) -> Station:
        """Start a station, and wait until it has its seat."""
        link = station_link(self.house.number, open_exchange or self.house.thread_line)
        station = Station(link, seat, self.house.cabinet(seat))
        self.starts(station, link)
        station.heard.wait_for(SeatTaken)
        return station

    def station_again(self, station: Station) -> Station:
        """Start the process of a station that has ended, with what its journal has; wait until it has its seat."""
        link = station_link(self.house.number, self.house.thread_line)
        again = Station(link, station.seat, station.order.cabinet)
        again.order = station.order
        self.starts(again, link)
        again.heard.wait_for(SeatTaken)
        return again

    def stop(self) -> None:
        """Stop all ports."""
        for stop in self._stops:
            stop()

    def starts(self, person: Table | Station, link: TableLink | StationLink) -> None:
        """Start its link, which is stopped at the end."""
        self._stops.append(link.stop)
        person.start()
