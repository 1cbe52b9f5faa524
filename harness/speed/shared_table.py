"""A shared table with up to fourteen stations, all real programs on this machine: how fast its rounds go round."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from harness.speed.children import MeasureError, environment
from harness.speed.figures import percentile
from harness.speed.process import cpu_s
from harness.torture.program import HasEndedError, Program
from harness.torture.table.house import AGAIN_S, House, Part
from harness.torture.table.on_server import OnServer
from harness.torture.table.server import has_server, new_folder
from harness.torture.witness import happened
from terminal.cabinet import events as e

STATIONS, FEW = 14, 2
RUNS = 3
ROUNDS = 25
"""In each run."""
BETTING_S = 15.0
"""So long each player puts up a chip a second."""
CHIP_S = 1.0
RIG_SPEED = 20.0
"""The time that the dice take is not measured."""
PATIENCE = {"table.roll_wait_seconds": "120"}
"""A slow measurement is no absent player: the table waits until all are ready."""
DRAWN = "dice_drawn_ms"
"""The line of a station in a window that says when it has drawn a result."""
BET = "field"
"""It is decided by each throw, and makes no shooter, for whom the table would wait."""


class TimedProgram(Program):
    """Each line has the time of day at which it was read: it was durable before."""

    def _read(self) -> None:
        assert self._process.stdout is not None, "the pipe was asked for"
        with self._process.stdout as lines:
            for line in lines:
                read_ms = time.time_ns() // 1_000_000
                if line.endswith("\n"):
                    self._lines.put({**json.loads(line), "read_ms": read_ms})
        self._lines.put(None)


class DrawnProgram(TimedProgram):
    """It draws by software, into memory."""

    def __init__(self, line: Sequence[str], _: Mapping[str, str]) -> None:
        super().__init__(line, environment(None))


def rounds(folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Play rounds with all stations, which meet in a file, and then let all players bet. Raises MeasureError."""
    sealed: list[float] = []
    resulted: list[float] = []
    busy: list[float] = []
    with ExitStack() as held:
        house = _house(held, folder, STATIONS, None)
        for _ in range(RUNS):
            taken = [_round_ms(house, _settled_ms) for _ in range(ROUNDS)]
            sealed.append(percentile([one for one, _ in taken], 99))
            resulted.append(percentile([one for _, one in taken], 99))
            busy.append(_median(_betting(house)))
            step()
    return {"closing_to_sealed_p99_ms": sealed, "result_to_durable_p99_ms": resulted, "station_cpu_percent": busy}


def frames(folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Play rounds with one of the stations in a window, which is drawn by software. Raises MeasureError.

    Fourteen such windows would have two processors draw dice, each of them for half of the time.
    """
    drawn: list[float] = []
    with ExitStack() as held:
        house = _house(held, folder, STATIONS, None, drawn=True)
        for _ in range(RUNS):
            drawn.append(percentile([_round_ms(house, _shown_ms)[1] for _ in range(ROUNDS)], 99))
            step()
    return {"result_to_frame_p99_ms": drawn}


def growth(folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Let all players bet at a table with few stations and at a full one, which meet on a server over TLS.

    Raises MeasureError.
    """
    found = {}
    if not has_server():
        raise MeasureError("PostgreSQL is not installed")
    for stations in (FEW, STATIONS):
        with ExitStack() as held:
            place = held.enter_context(new_folder())
            place.chmod(0o755)  # keys and settings are here, and the server's user reads the latter
            server = OnServer(place, stations)
            held.callback(server.close)
            (folder / str(stations)).mkdir()
            house = _house(held, folder / str(stations), stations, server)
            before = [line.bytes for line in server.lines[1:]]
            busy = _median(_betting(house))
            bytes_a_station = _median(
                [line.bytes - first for line, first in zip(server.lines[1:], before, strict=True)]
            )
            found[stations] = busy, bytes_a_station
        step()
    few, full = found[FEW], found[STATIONS]
    return {
        "station_cpu_2_to_14": [full[0] / few[0]],
        "station_bytes_2_to_14": [full[1] / few[1]],
        "station_bytes_2_to_14: kB/s at 2": [few[1] / BETTING_S / 1000],
        "station_bytes_2_to_14: kB/s at 14": [full[1] / BETTING_S / 1000],
        "station_cpu_2_to_14: percent at 2": [few[0]],
        "station_cpu_2_to_14: percent at 14": [full[0]],
    }


def _house(held: ExitStack, folder: Path, stations: int, server: OnServer | None, *, drawn: bool = False) -> House:
    """A table with all its players seated. If asked to, the first station draws."""
    house = House(
        folder,
        stations,
        rig_speed=RIG_SPEED,
        more=PATIENCE,
        exchanges=None if server is None else server.exchanges,
        new_program=DrawnProgram if drawn else TimedProgram,
        drawn=("harness.speed.drawn_station",) if drawn else (),
    )
    held.callback(house.close)
    try:
        house.ready()
    except HasEndedError as error:
        raise MeasureError(str(error)) from error
    return house


def _round_ms(house: House, ended_ms: Callable[[Part, int], int]) -> tuple[float, float]:
    """Play a round: how long from its closing to the last seal, and from its dice to its end at the last station.

    `ended_ms` is the time of day at which the round has ended there, by what it has printed from this line on.
    """
    begun = {one: len(one.program.output) for one in house.stations}
    for station in house.stations:
        station.touch_when_open("place", bet=BET, amount="1.00")
    table = house.table
    while not _knows_all_chips(house):  # it rolls for those whose chips it knows, as soon as these are ready
        table.program.listen(AGAIN_S)
    for station in house.stations:
        station.touch_when_open("roll")
    table.wait_for("table_round_decided")
    ends = [ended_ms(station, begun[station]) for station in house.stations]
    journal = happened(table.journal)
    closing = _last(journal, e.TableBetsClosing)
    called = _last(journal, e.TableBetsCalled)
    decided = _last(journal, e.TableRoundDecided)
    return called.at_ms - closing.at_ms, max(ends) - decided.at_ms


def _knows_all_chips(house: House) -> bool:
    """The table has seen the seals of all stations in the round that is open."""
    journal = happened(house.table.journal)
    opened = next(at for at in range(len(journal) - 1, -1, -1) if isinstance(journal[at], e.TableRoundOpened))
    seen = [event.up for event in journal[opened:] if isinstance(event, e.TableSealsSeen)]
    return bool(seen) and len(seen[-1]) == len(house.stations)


def _settled_ms(station: Part, begun: int) -> int:
    """When the station's result was durable; its line may have been read already."""
    for line in station.program.output[begun:]:
        if "dice_settled" in line.get("events", ()):
            return int(line["read_ms"])
    return int(station.wait_for("dice_settled")["read_ms"])


def _shown_ms(station: Part, begun: int) -> int:
    """When the station has drawn the result, or its result was durable if it does not draw."""
    settled_ms = _settled_ms(station, begun)
    if not station.draws:
        return settled_ms
    for line in station.program.output[begun:]:  # it may have been read already
        if DRAWN in line:
            return int(line[DRAWN])
    return int(station.program.wait_for(lambda line: DRAWN in line)[DRAWN])


def _last(journal: list[e.Event], kind: type) -> Any:
    return next(event for event in reversed(journal) if isinstance(event, kind))


def _betting(house: House) -> list[float]:
    """Let each player put up chips; the share of a core that each station's program has needed, in percent."""
    begun_s = time.monotonic()
    before = [cpu_s(one.program.pid) for one in house.stations]
    for turn in _seconds(begun_s):
        for station in house.stations:
            station.program.touch("clear_all" if turn % 5 == 4 else "place", **_bet(turn))
            station.program.listen(0.001)
    lasted_s = time.monotonic() - begun_s
    return [100 * (cpu_s(one.program.pid) - was) / lasted_s for one, was in zip(house.stations, before, strict=True)]


def _bet(turn: int) -> dict[str, object]:
    return {} if turn % 5 == 4 else {"bet": BET, "amount": "1.00"}


def _seconds(begun_s: float) -> Iterator[int]:
    turn = 0
    while time.monotonic() - begun_s < BETTING_S:
        yield turn
        turn += 1
        time.sleep(max(0.0, begun_s + turn * CHIP_S - time.monotonic()))


def _median(values: list[float] | list[int]) -> float:
    return float(sorted(values)[len(values) // 2])
