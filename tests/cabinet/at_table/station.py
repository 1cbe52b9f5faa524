"""A station driven by hand: a cabinet whose table shows rounds, answers seals, and notes results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import SealedBets, ShownRound, StationOrder
from drivers.ports.table import TablePhase
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state.at_table import AtTable
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from tests.cabinet.pipeline import GAME, PROFILE, Pipeline

AUTO = replace(PROFILE, table_role="station", table_seat=3, mode="auto")
ROLL = replace(AUTO, mode="roll")
SEAT = AUTO.table_seat
HURRY_MS, GUARD_MS = AUTO.hurry_ms, AUTO.guard_ms
THROW = 1_000


class Station(Pipeline):
    """A station and what its table shows it; the table is as honest as the test."""

    def __init__(self, profile: object = AUTO, *, dollars: int = 50, game: AnyGame | None = None) -> None:
        super().__init__(profile=profile, game=game or GAME)  # type: ignore[arg-type]
        self.open_for_play()
        self.number = 0
        self.table: ShownRound | None = None
        if dollars:
            self.feed(dollars)

    @property
    def at(self) -> AtTable:
        """Its seat."""
        return self.state.at_table

    @property
    def wanted(self) -> StationOrder:
        """What it orders of the table."""
        order = self.order("dice")
        assert isinstance(order, StationOrder)
        return order

    @property
    def seal(self) -> SealedBets:
        """The seal that it sends."""
        assert self.wanted.seal is not None, "nothing is to be sealed"
        return self.wanted.seal

    def seated(self, applied_round: int = 0) -> Station:
        """The table has given it its seat."""
        self.report("dice", ports.SeatTaken(SEAT, applied_round))
        self.number = applied_round
        return self

    def show(self, phase: TablePhase, **fields: object) -> tuple[e.Event, ...]:
        """The table shows its round in this phase, with what was shown of it before."""
        known = self.table
        if known is None or known.round != self.number:
            marks = dict(kind_of(self.state.table).marks(self.state.table))
            point, sheet = self.state.felt.point or 0, self.state.configuration.sheet_digest
            known = ShownRound(self.number, "open", point=point, sheet=sheet, marks=marks)
        revision = known.revision + 1 if known.phase == phase else 0
        clean = with_fields(known, phase=phase, revision=revision, remaining_ms=0, stopped="")
        self.table = with_fields(clean, **fields)
        return self.see(self.table)

    def see(self, shown: ShownRound) -> tuple[e.Event, ...]:
        """The table shows exactly this."""
        return self.report("dice", ports.RoundSeen(shown))

    def opens(self, **fields: object) -> Station:
        """The next round is open."""
        self.number += 1
        self.show("open", **fields)
        return self

    def answers(self, answer: str = "sealed") -> tuple[e.Event, ...]:
        """The table answers the seal that is under way."""
        return self.report("dice", ports.SealAnswered(self.seal.round, self.seal.version, answer))  # type: ignore[arg-type]

    def bets(self, field: str, cents: int) -> Station:
        """A chip that the table has."""
        self.give(c.PlaceWager(field, cents))
        self.answers()
        return self

    def closes(self, accepted: int | None = None) -> tuple[e.Event, ...]:
        """The table fixes this version of the seat's bets: the newest known, unless another one is named."""
        known = self.at.known
        version = (known.number if known is not None else 0) if accepted is None else accepted
        return self.show("closed", accepted={SEAT: version} if version else {})

    def rolls(self, *dice: int, accepted: int | None = None) -> tuple[e.Event, ...]:
        """The rest of the round, without a cut, from its closing to the dice."""
        self.show("closing")
        if self.wanted.seal is not None:
            self.answers()
        self.closes(accepted)
        self.show("rolling", throw=THROW + self.number)
        return self.show("decided", faces=dice)

    def notes(self) -> tuple[e.Event, ...]:
        """The table notes the oldest result that is owed."""
        assert self.wanted.result is not None, "no result is owed"
        return self.report("dice", ports.ResultNoted(self.wanted.result.round))


def kinds(happened: tuple[e.Event, ...]) -> list[type[e.Event]]:
    """The kinds of these events."""
    return [type(event) for event in happened]


def up(station: Station) -> Mapping[str, int]:
    """The chips on its felt."""
    return station.state.felt.bets
