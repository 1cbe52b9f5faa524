"""A shared table driven by hand, and what its stations seal and say, as the exchange reports it."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerAnswer,
    DealerOrdered,
    ResultsSeen,
    SealedBets,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    ShownRound,
    StationsSaid,
    StationVerb,
    TableOrder,
)
from terminal.cabinet import commands as c
from terminal.cabinet.events import Event
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, Pipeline

TABLE = replace(PROFILE, table_role="table", mode="auto")
ROLL = replace(TABLE, mode="roll")
LIVE = replace(TABLE, mode="live")
BY_HAND = replace(LIVE, dealer_dice="hand")
LINE = {"pass_line": 5_00}
ANN = "Ann"


class House(Pipeline):
    """The table, and what its stations have done in the round."""

    def __init__(self, profile: Profile = TABLE, game: AnyGame | None = None) -> None:
        self.seals: dict[int, SealedBets] = {}
        self.said: tuple[tuple[int, StationVerb], ...] = ()
        self.seen = 0
        super().__init__(profile=profile, game=game)

    def give(self, command: c.Command) -> tuple[Event, ...]:
        """Carry out a command; the exchange sees what it is ordered after it, as a prefix of what is journaled."""
        happened = super().give(command)
        order = self.table_order
        if order.shown is not None and order.shown.round != self.seen:
            self.seen, self.seals, self.said = order.shown.round, {}, ()
        return happened

    def opened(self, *seats: int) -> House:
        """The devices answer, the exchange is reached, and these seats are taken."""
        self.report("exchange", ports.Back("file"))
        for device in ("printer", "dice", "board"):
            self.report(device, ports.Back("twin"))
        self.report("printer", ports.PrinterReady())
        self.report("dice", ports.DiceReady())
        self.report("board", ports.BoardInputs((), ()))
        self.seated(*seats)
        return self

    def seated(self, *seats: int, silent: tuple[int, ...] = ()) -> tuple[Event, ...]:
        """These seats are taken."""
        seen = tuple(SeatSeen(seat, 100 + seat, 0, seat not in silent) for seat in seats)
        return self.report("exchange", SeatsSeen(seen))

    def seal(self, seat: int, bets: dict[str, int], *, final: bool = False, chosen: str = "") -> tuple[Event, ...]:
        """The seat's station seals these bets in the round."""
        before = self.seals.get(seat)
        version = 1 if before is None else before.version + 1
        stake_cents = sum(bets.values())
        self.seals[seat] = SealedBets(self.number, seat, version, stake_cents, bets, final=final, chosen=chosen)
        return self.report("exchange", BetsSeen(self.number, tuple(self.seals.values())))

    def seal_all(self) -> tuple[Event, ...]:
        """Every seat that is heard seals for the last time, with what it has up."""
        happened: tuple[Event, ...] = ()
        for seat in self.hosting.heard:
            bets, chosen = (self.seals[seat].bets, self.seals[seat].chosen) if seat in self.seals else ({}, "")
            happened += self.seal(seat, bets, final=True, chosen=chosen)
        return happened

    def fix(self) -> tuple[Event, ...]:
        """The exchange fixes the bets, as the table has ordered."""
        assert self.table_order.close == self.number, "nothing is to be fixed"
        return self.report("exchange", BetsFixed(self.number, tuple(self.seals.values())))

    def say(self, seat: int, verb: StationVerb) -> tuple[Event, ...]:
        """The seat's station says this in the round."""
        self.said = (*self.said, (seat, verb))
        return self.report("exchange", StationsSaid(self.number, self.said))

    def result(
        self,
        seat: int,
        won_cents: int = 0,
        lost_cents: int = 0,
        number: int | None = None,
        stake_cents: int = 0,
        standing_cents: int | None = None,
    ) -> None:
        """The seat's station reports what the round did to its money."""
        number = self.number if number is None else number
        result = SeatResult(number, seat, won_cents, lost_cents, 0, stake_cents, standing_cents)
        self.report("exchange", ResultsSeen(number, (result,)))

    def dealer(self, number: int, order: str, dealer: str = ANN, key: str = "") -> str:
        """A dealer's console orders, with a key of its own; the sentence of the refusal, empty if it is carried out."""
        self.report("exchange", DealerOrdered(number, dealer, order, key or f"key {number}"))
        answer = self.table_order.answer
        assert isinstance(answer, DealerAnswer)
        assert answer.number == number
        return answer.refused

    def lose_exchange(self) -> None:
        """The exchange is not reached."""
        self.report("exchange", ports.Lost(message("device.unplugged")))

    def restart(self) -> House:
        """The process was killed, and starts again on its journal; devices and exchange answer, the seats are heard."""
        seats = [one.seat for one in self.hosting.seats]
        return self.give_start().opened(*seats)

    def give_start(self) -> House:
        """The program starts on its journal, and nothing has answered yet."""
        self.give(c.Start("test"))
        return self

    def time_passes(self, ms: int) -> list[Event]:
        """Let the time pass in full, by the alarms that the table asks for."""
        end_ms, happened = self.now.at_ms + ms, list[Event]()
        while (alarm_ms := self.cabinet.alarm_ms(self.state, self.now)) is not None and alarm_ms <= end_ms:
            self.wait(max(alarm_ms - self.now.at_ms, 0))
            found = self.give(c.TimePasses())
            happened += found
            if not found:
                break
        self.wait(end_ms - self.now.at_ms)
        return happened

    # Whole ways -------------------------------------------------------------------------------------------------------

    def to_hurry(self, seat: int = 1, bets: dict[str, int] | None = None) -> House:
        """The seat bets, and the last seconds begin."""
        self.seal(seat, LINE if bets is None else bets)
        self.time_passes(PROFILE.bet_ms - PROFILE.hurry_ms)
        assert self.shown.phase == "hurry", self.shown
        return self

    def to_closing(self, seat: int = 1, bets: dict[str, int] | None = None) -> House:
        """The seat bets, and no more bets are taken."""
        self.to_hurry(seat, bets).time_passes(PROFILE.hurry_ms)
        assert self.shown.phase == "closing", self.shown
        return self

    def to_closed(self, seat: int = 1, bets: dict[str, int] | None = None) -> House:
        """The bets are fixed, and the shooter has the button."""
        self.to_closing(seat, bets).seal_all()
        self.fix()
        assert self.shown.phase in ("closed", "rolling"), self.shown
        return self

    def to_rolling(self, seat: int = 1, bets: dict[str, int] | None = None) -> House:
        """The throw is ordered."""
        self.to_closed(seat, bets)
        if self.shown.phase == "closed":
            assert self.shown.shooter is not None
            self.say(self.shown.shooter, "roll")
        assert self.shown.phase == "rolling", self.shown
        return self

    def to_decided(self, *dice: int, bets: dict[str, int] | None = None) -> House:
        """The dice decide the round."""
        self.to_rolling(bets=bets).throw(*dice)
        assert self.shown.phase == "decided", self.shown
        return self

    def to_next(self, *dice: int, bets: dict[str, int] | None = None) -> House:
        """The dice decide the round, and the next one is open."""
        number = self.to_decided(*dice, bets=bets).number
        self.time_passes(max(self.cabinet.profile.show_ms, 1))
        assert (self.shown.phase, self.shown.round) == ("open", number + 1), self.shown
        return self

    # What there is ----------------------------------------------------------------------------------------------------

    @property
    def hosting(self) -> Hosting:
        return self.state.hosting

    @property
    def table_order(self) -> TableOrder:
        order = self.order("exchange")
        assert isinstance(order, TableOrder)
        return order

    @property
    def shown(self) -> ShownRound:
        """The round that the stations see."""
        shown = self.table_order.shown
        assert shown is not None, "no round is shown"
        return shown

    @property
    def number(self) -> int:
        return self.shown.round

    @property
    def left_ms(self) -> int | None:
        """What is left of the phase; None where no clock runs."""
        ends_ms = self.hosting.ends_ms
        return None if ends_ms is None else ends_ms - self.now.at_ms

    @property
    def asked(self) -> int | None:
        """The throw for which the generator is asked."""
        order = self.order("dice")
        assert isinstance(order, ports.DiceOrder)
        return order.throw


def kinds(happened: tuple[Event, ...] | list[Event]) -> list[type[Event]]:
    return [type(one) for one in happened]
