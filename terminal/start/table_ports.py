"""The port of a station to its table, or of a table to its stations: the exchange that Param.ini names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from drivers.ports import AnyPort
from terminal.cabinet.state.machine import EXCHANGE
from terminal.common.places import ROOT
from terminal.runtime.runtime import Runtime
from terminal.settings.parameters import Profile
from terminal.start.journaled_rounds import journaled_rounds
from terminal.table.keys.parties import Party, station, the_table
from terminal.table.link.link import StationLink, TableLink
from terminal.table.link.placed import Place
from terminal.table.link.station_machine import Others
from terminal.table.opening import Opening


def table_ports(settings: Profile, runtime: Runtime, journal: Path, root: Path = ROOT) -> dict[str, AnyPort]:
    """A station has the table in place of a dice generator, a table has its stations; any other cabinet has neither."""
    number = settings.table_number
    if settings.is_station:
        party = station(number, settings.table_seat, settings.machine_id)
        return {"dice": StationLink(number, opening(settings, party, root))}
    if settings.is_table:
        to_stations = opening(settings, the_table(number), root)
        return {
            EXCHANGE: TableLink(
                number, to_stations, lambda: _end_of(runtime), lambda after: journaled_rounds(journal, after)
            )
        }
    return {}


def others_of(ports: Mapping[str, AnyPort]) -> Callable[[], Others] | None:
    """What a station's screen may ask for the chips of the other seats; None at any other cabinet."""
    link = ports.get("dice")
    return link.watch_others() if isinstance(link, StationLink) else None


def following_of(ports: Mapping[str, AnyPort]) -> Callable[[], str] | None:
    """What a station's screen may ask for the title of the table's next game; None at any other cabinet."""
    link = ports.get("dice")
    return link.watch_games() if isinstance(link, StationLink) else None


def opening(settings: Profile, party: Party, root: Path = ROOT) -> Opening:
    """Opens the exchange for this party, each time for the thread that asks."""
    keys = Path(settings.table_keys)
    return Opening(
        settings.table_exchange, party, keys, lambda: datetime.now(UTC), root=root, house=settings.establishment
    )


def _end_of(runtime: Runtime) -> Place:
    seq, chain = runtime.end
    return Place(seq, bytes.fromhex(chain))
