"""A shared table and its stations as they are: four cabinets that decide, the machines of their links, one exchange."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.table import SeatResult
from harness.simulation.table.line import Net
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.table.exchange.exchange import Place
from terminal.table.link.placed import PlacedOrder
from terminal.table.link.station_machine import StationMachine
from terminal.table.link.table_machine import TableMachine
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.simulation.timed_lines import TimedLines

SEATS = (1, 4, 9)
ROUNDS = 5
TABLE = replace(PROFILE, table_role="table", mode="auto", bet_ms=10_000, hurry_ms=3_000, shooter_ms=3_000)


class Driven:
    """A cabinet whose port to the exchange is a link in virtual time."""

    def __init__(self, world: World, pipeline: Pipeline, link: Any, device: str) -> None:
        self.world, self.pipeline, self.link, self.device = world, pipeline, link, device
        self._alarm = 0
        self.alter: Callable[[Any], Any] = lambda report: report
        """What becomes of a report on its way."""

    def start(self) -> None:
        self.link.start(self._report)
        self._follow()

    def give(self, command: c.Command) -> tuple[e.Event, ...]:
        """Carry out a command now."""
        self.pipeline.now = c.Instant(int(self.world.now_ms))
        happened = self.pipeline.give(command)
        self._follow()
        return happened

    def _report(self, number: int, report: Any) -> None:
        self.give(c.FromDevice(self.device, self.alter(report)))
        self.link.handled(number)

    def _follow(self) -> None:
        pipeline = self.pipeline
        self.link.want(pipeline.order(self.device))
        self._alarm += 1
        turn, alarm_ms = self._alarm, pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
        if alarm_ms is not None:
            wait_ms = max(alarm_ms - self.world.now_ms, 0)
            self.world.after(wait_ms, lambda: self._wake(turn))

    def _wake(self, turn: int) -> None:
        if turn == self._alarm:
            self.give(c.TimePasses())


class Floor:
    """One table with a generator of dice of chance, and stations at three seats whose players bet."""

    def __init__(self, seed: int, net: Net) -> None:
        self.world = World(f"floor {seed}")
        self.chance, self.now = self.world.chance, c.Instant(int(self.world.now_ms))
        self.lines = TimedLines(self.world, net)
        seq = iter(range(1, 10**9))
        self.placed = lambda order: PlacedOrder(order, Place(next(seq), b"c" * 32))
        table = Pipeline(self.now, profile=TABLE)
        self.table = Driven(self.world, table, self.lines.link(TableMachine(1), self.placed), "exchange")
        self.stations = [self._station(seat) for seat in SEATS]

    def _station(self, seat: int) -> Driven:
        profile = replace(TABLE, table_role="station", table_seat=seat, machine_id=100 + seat)
        pipeline = Pipeline(self.now, profile=profile)
        for device in ("validator", "printer", "board"):
            pipeline.report(device, ports.Back("twin"))
        pipeline.report("validator", ports.ValidatorIdle(accepting=True))
        pipeline.report("printer", ports.PrinterReady())
        pipeline.report("board", ports.BoardInputs((), ()))
        pipeline.feed(100).feed(100)
        return Driven(self.world, pipeline, self.lines.link(StationMachine(1, lambda _: True), self.placed), "dice")

    def start(self) -> Floor:
        for device in ("printer", "dice", "board"):
            self.table.pipeline.report(device, ports.Back("twin"))
        self.table.pipeline.report("printer", ports.PrinterReady())
        self.table.pipeline.report("dice", ports.DiceReady())
        self.table.pipeline.report("board", ports.BoardInputs((), ()))
        for one in (self.table, *self.stations):
            one.start()
        return self

    def play(self, rounds: int) -> None:
        """Let the players bet, and the dice fall, until so many rounds are applied by all."""
        self.until(lambda: min(one.pipeline.state.at_table.applied_round for one in self.stations) >= rounds)

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the players bet, and the dice fall, until this holds."""
        begun_ms = self.world.now_ms
        while not holds():
            assert self.world.now_ms - begun_ms < 3_600_000, f"stuck in {self.table.pipeline.state.hosting.shown}"
            self.world.run(self.world.now_ms + 700, lambda: None)
            for station in self.stations:
                self._touch(station)
            order = self.table.pipeline.order("dice")
            assert isinstance(order, ports.DiceOrder)
            if order.throw is not None:
                dice = tuple(self.chance.randint(1, 6) for _ in range(order.count))
                self.table.give(c.FromDevice("dice", ports.DiceThrown(order.throw, dice)))

    def _touch(self, station: Driven) -> None:
        touches = (
            c.PlaceWager(self.chance.choice(("pass_line", "field", "place@6", "dont_pass")), 6_00),
            c.ClearLast(),
            c.CallDice(),
        )
        touch = self.chance.choice(touches)
        if station.pipeline.cabinet.refusal(station.pipeline.state, touch) is None and self.chance.random() < 0.4:
            station.give(touch)


def rounds_of(floor: Floor) -> Iterator[tuple[e.TableBetsFixed, e.TableRoundDecided]]:
    fixed: e.TableBetsFixed | None = None
    events: list[e.Event] = [*floor.table.pipeline.events]
    for event in events:
        if isinstance(event, e.TableBetsFixed):
            fixed = event
        elif isinstance(event, e.TableRoundDecided):
            assert fixed is not None
            yield fixed, event


ON_ANY_NET = pytest.mark.parametrize(
    "net", [Net(), Net(latency_ms=(1, 60), lost=0.02, late=0.01, doubled=0.02, unnoticed=0.3)], ids=["good", "lossy"]
)


@ON_ANY_NET
def test_every_station_settles_what_the_table_has_fixed_by_the_dice_of_the_table(net: Net) -> None:
    floor = Floor(17, net).start()
    floor.play(ROUNDS)
    decided = {event.round: event for _, event in rounds_of(floor)}
    staked = 0
    for station in floor.stations:
        events = station.pipeline.events
        assert not [event for event in events if isinstance(event, e.TableDisagreed)]
        thrown = [one for one in events if isinstance(one, e.DiceSettled | e.DiceSeen)]
        faces = [tuple(one.record.dice) for one in thrown if one.record is not None]
        assert faces == [decided[number].dice for number in sorted(decided)][: len(faces)]
        assert len(faces) >= ROUNDS
        assert station.pipeline.state.felt.point == floor.table.pipeline.state.felt.point or len(faces) < len(decided)
        staked += sum(isinstance(one, e.DiceSettled) for one in thrown)
    assert staked >= ROUNDS, "the players have bet"
    shooters = {event.shooter for event, _ in rounds_of(floor)}
    assert shooters <= {None, *SEATS}
    meters = [one.pipeline.state.meters for one in floor.stations]
    agree(floor, [(one.won_cents, one.lost_cents) for one in meters])
    floor.lines.close()


def agree(floor: Floor, expected: list[tuple[int, int]]) -> None:
    """After a while the table's books have what its stations have won and lost."""
    for _ in range(60):
        floor.world.run(floor.world.now_ms + 1_000, lambda: None)
        books = [(one.won_cents, one.lost_cents) for one in floor.table.pipeline.state.hosting.book]
        if books == expected:
            break
    assert books == expected, "the books of the table and the meters of its stations agree"


def named_otherwise(report: Any) -> Any:
    """The list of the bets that count has reached the station with another version of its bets."""
    if not isinstance(report, ports.RoundSeen) or not report.shown.accepted:
        return report
    accepted = {seat: version + 7 for seat, version in report.shown.accepted.items()}
    return ports.RoundSeen(with_fields(report.shown, accepted=accepted))


def disputed(net: Net) -> tuple[Floor, Driven, int]:
    """A station disagrees with the table in this round, with bets up, and the others have played on meanwhile."""
    floor = Floor(17, net).start()
    floor.play(ROUNDS)
    station, *others = floor.stations
    pipeline = station.pipeline
    station.alter = lambda report: named_otherwise(report) if pipeline.state.bet_cents else report
    floor.until(lambda: pipeline.state.at_table.disagreed is not None and pipeline.state.bet_cents > 0)
    found = pipeline.state.at_table.disagreed
    assert found is not None
    floor.until(lambda: all(one.pipeline.state.at_table.applied_round > found.shown.number + 2 for one in others))
    assert pipeline.state.bet_cents, "its bets lie on the felt meanwhile"
    return floor, station, found.shown.number


def noted_by(floor: Floor) -> dict[tuple[int, int], SeatResult]:
    """The results in the table's journal, by seat and round."""
    events = [event for event in floor.table.pipeline.events if isinstance(event, e.TableResultsNoted)]
    return {(one.seat, one.round): one for event in events for one in event.results}


def keys(station: Driven, *turned: str) -> None:
    station.give(c.FromDevice("board", ports.BoardInputs((), turned)))


@ON_ANY_NET
def test_a_dispute_that_is_put_right_ends_at_the_technicians_key_by_what_the_table_shows_then(net: Net) -> None:
    floor, station, number = disputed(net)
    station.alter = lambda report: report
    keys(station, "technician")
    keys(station)
    floor.until(lambda: station.pipeline.state.at_table.applied_round > number + 2)
    assert station.pipeline.state.at_table.disagreed is None
    _, decided = next(pair for pair in rounds_of(floor) if pair[0].round == number)
    settled = [one for one in station.pipeline.events if isinstance(one, e.DiceSettled) and one.throw == decided.throw]
    assert len(settled) == 1, "the bets were settled by the dice of the table"
    meters = [one.pipeline.state.meters for one in floor.stations]
    agree(floor, [(one.won_cents, one.lost_cents) for one in meters])
    floor.lines.close()


@ON_ANY_NET
def test_bets_that_are_void_end_a_dispute_and_the_station_plays_on_with_the_table(net: Net) -> None:
    """The books agree in the end: for the table nothing was won or lost by that round."""
    floor, station, number = disputed(net)
    pipeline, credit_cents = station.pipeline, station.pipeline.state.credit_cents
    keys(station, "attendant", "technician")
    floor.until(lambda: not pipeline.state.at_table.compares)
    station.give(c.VoidBets(number))
    station.alter = lambda report: report
    keys(station)
    assert (pipeline.state.credit_cents, pipeline.state.bet_cents) == (credit_cents, 0)
    floor.until(lambda: pipeline.state.at_table.voided is None and pipeline.state.at_table.seat > 0)
    seat = pipeline.cabinet.profile.table_seat
    floor.until(lambda: (seat, number) in noted_by(floor))
    of_void = noted_by(floor)[seat, number]
    assert (of_void.won_cents, of_void.lost_cents, of_void.credit_cents) == (0, 0, credit_cents)
    floor.play(max(one.pipeline.state.at_table.applied_round for one in floor.stations) + ROUNDS)
    assert pipeline.state.at_table.disagreed is None
    assert [event for event in pipeline.events if isinstance(event, e.DiceSettled)][-1].throw > 0
    meters = [one.pipeline.state.meters for one in floor.stations]
    agree(floor, [(one.won_cents, one.lost_cents) for one in meters])
    floor.lines.close()
