"""The port of a station to its table, or of a table to its stations: the exchange that Param.ini names.

A cabinet that plays alone imports nothing of the exchange: with its library for keys it would take eight megabytes,
and a thirtieth of the time of a start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from drivers.ports import AnyPort
from terminal.cabinet.commands import CertificateFound
from terminal.cabinet.state.machine import EXCHANGE
from terminal.common.places import ROOT
from terminal.runtime.runtime import Runtime
from terminal.settings.parameters import Profile

if TYPE_CHECKING:
    from terminal.table.exchange.exchange import Place
    from terminal.table.keys.parties import Party
    from terminal.table.link.link import StationLink
    from terminal.table.link.station_machine import Others
    from terminal.table.opening import Opening


def table_ports(settings: Profile, runtime: Runtime, journal: Path, root: Path = ROOT) -> dict[str, AnyPort]:
    """A station has the table in place of a dice generator, a table has its stations; any other cabinet has neither."""
    if settings.is_station:
        return _to_table(settings, runtime, journal, root)
    if settings.is_table:
        return _to_stations(settings, runtime, journal, root)
    return {}


def _to_table(settings: Profile, runtime: Runtime, journal: Path, root: Path) -> dict[str, AnyPort]:
    from terminal.start.journaled_places import has_place
    from terminal.table.link.link import StationLink

    to_table = opening(settings, _party(settings), root)
    return {
        "dice": StationLink(
            settings.table_number, to_table, lambda: _end_of(runtime), lambda place: has_place(journal, place)
        )
    }


def _to_stations(settings: Profile, runtime: Runtime, journal: Path, root: Path) -> dict[str, AnyPort]:
    from terminal.start.journaled_rounds import journaled_rounds
    from terminal.table.link.link import TableLink

    number = settings.table_number
    to_stations = opening(settings, _party(settings), root)
    return {
        EXCHANGE: TableLink(
            number, to_stations, lambda: _end_of(runtime), lambda after: journaled_rounds(journal, after)
        )
    }


def certificate_finder(settings: Profile, root: Path = ROOT) -> Callable[[], CertificateFound | None] | None:
    """Reads when the certificates of this station or table end; None at any other cabinet."""
    if not (settings.is_station or settings.is_table):
        return None
    to_table = opening(settings, _party(settings), root)

    def find() -> CertificateFound | None:
        ends = to_table.ends()
        return None if ends is None else CertificateFound(to_table.party.login, ends)

    return find


def _party(settings: Profile) -> Party:
    from terminal.table.keys.parties import station, the_table

    if settings.is_table:
        return the_table(settings.table_number)
    return station(settings.table_number, settings.table_seat, settings.machine_id)


def others_of(settings: Profile, ports: Mapping[str, AnyPort]) -> Callable[[], Others] | None:
    """What a station's screen may ask for the chips of the other seats; None at any other cabinet."""
    link = _station_link(settings, ports)
    return None if link is None else link.watch_others()


def following_of(settings: Profile, ports: Mapping[str, AnyPort]) -> Callable[[], str] | None:
    """What a station's screen may ask for the title of the table's next game; None at any other cabinet."""
    link = _station_link(settings, ports)
    return None if link is None else link.watch_games()


def _station_link(settings: Profile, ports: Mapping[str, AnyPort]) -> StationLink | None:
    if not settings.is_station:
        return None
    from terminal.table.link.link import StationLink

    link = ports.get("dice")
    return link if isinstance(link, StationLink) else None


def opening(settings: Profile, party: Party, root: Path = ROOT) -> Opening:
    """Opens the exchange for this party, each time for the thread that asks."""
    from terminal.table.opening import Opening

    keys = Path(settings.table_keys)
    return Opening(
        settings.table_exchange, party, keys, lambda: datetime.now(UTC), root=root, house=settings.establishment
    )


def _end_of(runtime: Runtime) -> Place:
    from terminal.table.exchange.exchange import Place

    seq, chain = runtime.end
    return Place(seq, bytes.fromhex(chain))
