"""A cabinet driven by hand: commands in, events folded, no journal and no clock."""

from __future__ import annotations

from copy import copy
from typing import Self

import pytest
from msgspec.structs import replace

from drivers import ports
from terminal.cabinet import events
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallDice, Command, FromDevice, Instant, Start
from terminal.cabinet.events import Event
from terminal.cabinet.state import from_bytes, to_bytes
from terminal.cabinet.validation import KEY_BYTES, TicketKey, ticket_key
from terminal.common.places import SHEETS
from terminal.journal.history import History
from terminal.rules.craps.game import Craps
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from terminal.start.loading import load_strategies
from tests.recall.memory import past_of

PROFILE = Profile(
    machine_id=1,
    establishment="Test House",
    location="Pit 1",
    city="Reno NV",
    currency="USD",
    ticket_days=30,
    credit_limit_cents=3_000_00,
    ticket_limit_cents=2_000_00,
    chips_cents=(100, 500, 2500),
    credit_meter_limit_cents=10_000_000_00,
    attended_limits=(),
    languages=("en",),
    sign_in="key",
)
SHEET = Sheet.parse((SHEETS / "craps-el601.ini").read_text(), "craps-el601.ini")
GAME = Craps(SHEET)
STRATEGIES = load_strategies()
KEY = ticket_key(bytes(range(KEY_BYTES)))
NOON = Instant(1_790_000_000_000, 0)
NEXT_DAY_MS = 1_790_056_800_000
"""The next 06:00, when another gaming day begins."""


class Pipeline:
    """One cabinet and its state; every command is remembered with what it made happen."""

    def __init__(
        self,
        now: Instant = NOON,
        game: AnyGame | None = None,
        profile: Profile = PROFILE,
        key: TicketKey = KEY,
        *,
        practice: bool = False,
    ) -> None:
        self.now = now
        game = game or GAME
        self.cabinet = Cabinet({game.sheet: game}, profile, practice=practice, strategies=STRATEGIES)
        self.state = self.cabinet.new_state()
        self.events: list[Event] = []
        self.at_ms: list[int] = []
        """When each of the events happened."""
        self.give(Start("test", fresh_key=key))

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """One that goes on by itself from here; states and events are values."""
        del memo
        other = copy(self)
        other.events, other.at_ms = [*self.events], [*self.at_ms]
        return other

    def give(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command. Raises Refusal."""
        decision = self.cabinet.decide(self.state, command, self.now)
        self.state, happened = decision.state, decision.events
        self._verify_readable(happened)
        self.events += happened
        self.at_ms += [self.now.at_ms] * len(happened)
        return happened

    def _verify_readable(self, happened: tuple[Event, ...]) -> None:
        """What is journaled, and the state of a snapshot, are read again after a power cut as they were (C10)."""
        assert tuple(events.from_bytes(events.to_bytes(event)) for event in happened) == happened
        assert from_bytes(to_bytes(self.state)) == self.state
        assert self.state.acceptor.bill is None or self.state.acceptor.ticket_in is None, (
            "one thing at a time is in the validator's path"
        )

    def history(self) -> History:
        """What a journal of it would hold, for those who look back."""
        return past_of(zip(self.at_ms, self.events, strict=True))

    def refused(self, command: Command) -> str:
        """The code with which the command is refused; nothing has changed."""
        with pytest.raises(Refusal) as caught:
            self.give(command)
        assert caught.value.say.endswith(".")
        return caught.value.code

    def wait(self, ms: int) -> Self:
        """Let the wall clock go on."""
        self.now = replace(self.now, at_ms=self.now.at_ms + ms)
        return self

    def report(self, device: str, report: ports.Report) -> tuple[Event, ...]:
        """Let a device report."""
        return self.give(FromDevice(device, report))

    def order(self, device: str) -> ports.Order:
        """What the device is to do now."""
        return self.cabinet.orders(self.state)[device]

    def open_for_play(self) -> Self:
        """Let every device report that it is there and ready, and no key turned."""
        return self.open_with()

    def open_with(self, *keys: str) -> Self:
        """Let every device report that it is there and ready, and these keys turned."""
        for device in ("validator", "printer", "dice", "board"):
            self.report(device, ports.Back("twin"))
        self.report("validator", ports.ValidatorIdle(accepting=True))
        self.report("printer", ports.PrinterReady())
        self.report("dice", ports.DiceReady())
        self.turn_keys(*keys)
        return self

    def turn_keys(self, *keys: str) -> tuple[Event, ...]:
        """Let the board see that these keys are turned and no other, behind shut doors."""
        return self.report("board", ports.BoardInputs((), keys))

    def feed(self, dollars: int) -> Self:
        """Feed a bill all the way into the stacker."""
        self.report("validator", ports.BillEscrowed(dollars * 100))
        self.report("validator", ports.BillStacked())
        self.report("validator", ports.ValidatorIdle(accepting=True))
        return self

    def roll(self, *dice: int) -> Self:
        """Call the dice and let them fall."""
        self.give(CallDice())
        return self.throw(*dice)

    def throw(self, *dice: int) -> Self:
        """Let the generator answer the throw that it owes."""
        assert self.state.dice.throw is not None
        self.report("dice", ports.DiceThrown(self.state.dice.throw, dice))
        return self
