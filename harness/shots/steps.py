"""The steps that lead to a screen state, as data: device reports, touches, and when the picture is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from drivers import ports
from drivers.ports.message import Message
from drivers.ports.table import DealerAnswer, Stopped, TablePhase
from terminal.cabinet.commands import CallDice, Fact, FromDevice, Staff, Start, Touch
from terminal.table.watching.sight import Sight


@dataclass(frozen=True)
class Says:
    """A device reports."""

    device: str
    report: ports.Report


@dataclass(frozen=True)
class Falls:
    """The generator reports the ordered throw."""

    first: int
    second: int = 0
    third: int = 0

    @property
    def dice(self) -> tuple[int, ...]:
        """As many dice as there are."""
        return tuple(die for die in (self.first, self.second, self.third) if die)


@dataclass(frozen=True)
class Voids:
    """The generator reports that the ordered throw has no result, and why."""

    reason: Message


@dataclass(frozen=True)
class Shows:
    """The shared table shows a round to the station, by its sheet and with its puck."""

    round: int
    phase: TablePhase
    left_ms: int = 0
    shooter: int | None = None
    stopped: Stopped = ""
    dice: tuple[int, ...] = ()
    accepted: int | None = None
    """The version of the seat's bets that counts, once that is fixed; None for the newest that is answered."""
    main: int | None = None
    """The main of Hazard that the shooter has named, once that is fixed."""
    over: bool = False
    """The round is over without dice."""


@dataclass(frozen=True)
class Seals:
    """The shared table answers the seal that is under way."""

    answer: Literal["sealed", "late"] = "sealed"


@dataclass(frozen=True)
class Lock:
    """The runtime locks play for this reason, as it does when the journal or the meters fail."""

    title: Message
    why: Message


@dataclass(frozen=True)
class Passes:
    """This much time passes on the terminal's clock."""

    ms: int


class OnScreen:
    """A step on the screen, without a device."""


@dataclass(frozen=True)
class Tap(OnScreen):
    """A finger taps the item with this accessible name."""

    name: str


@dataclass(frozen=True)
class Hold(OnScreen):
    """A finger presses the item with this accessible name for as long as required, and does not let go."""

    name: str


@dataclass(frozen=True)
class Carry(OnScreen):
    """A finger drags one item to another, both by accessible name, and does not let go."""

    name: str
    to: str


@dataclass(frozen=True)
class Untouched(OnScreen):
    """The screen is not touched for this time."""

    ms: int


@dataclass(frozen=True)
class OthersBet(OnScreen):
    """Other players at the shared table have these bets: seat, field and cents of each."""

    bets: tuple[tuple[int, str, int], ...]


@dataclass(frozen=True)
class NextGame(OnScreen):
    """This game comes next at the shared table."""

    title: str


@dataclass(frozen=True)
class Lie(OnScreen):
    """The dice are at rest at once, as after a tap on their tray."""


@dataclass(frozen=True)
class NoOdds(OnScreen):
    """The player declines all odds that are offered, if any are."""


@dataclass(frozen=True)
class Curtain(OnScreen):
    """The curtain rises here: earlier steps run without the screen, which is fast and leaves nothing on its line."""


@dataclass(frozen=True)
class Still(OnScreen):
    """Every animation finishes. If `Frozen` follows, what starts until then does not end by itself."""


@dataclass(frozen=True)
class Frozen(OnScreen):
    """Every animation stops at this share of its way, from 0 to 1."""

    share: float


Step = Touch | Staff | FromDevice | Start | Fact | Says | Falls | Voids | Shows | Seals | Lock | Passes | OnScreen
Steps = tuple[Step, ...]


LANGUAGES = ("en", "de")
"""The language of the program, and the one with the longest words."""


@dataclass(frozen=True)
class Scene:
    """A state of the player's window: what it shows, and the steps that lead to it from a new journal."""

    meaning: str
    steps: Steps = ()
    param: str = ""
    """The Param.ini; missing parameters have their defaults."""
    before: Steps = ()
    """What was played before a RAM clear with which the scene's journal begins; nothing for no clear."""
    journal: bytes = b""
    """The content of the journal's file before the start; nothing for a new journal."""
    languages: tuple[str, ...] = LANGUAGES
    """The languages in which it is drawn; only English where no language is known yet."""
    practice: bool = False
    """The cabinet is one for practice."""


@dataclass(frozen=True)
class RigScene:
    """A state of the rig's window: what it shows, and the orders that lead to it."""

    meaning: str
    orders: tuple[str, ...]
    languages: tuple[str, ...] = LANGUAGES[:1]
    """The rig is for technicians."""
    dealt: bytes = b""
    """What a cabinet says of its table to the dealer's console."""


@dataclass(frozen=True)
class WatchScene:
    """A state of a window that watches a table: what was read of the table, and the touches after that."""

    meaning: str
    window: Literal["dealer", "display"]
    sight: Sight
    taps: tuple[str, ...] = ()
    """The accessible names of what is touched, one after the other."""
    dealer: str = "Ann"
    """Who deals; empty before a dealer is named."""
    warnings: tuple[Message, ...] = ()
    """What there is to say of the dealer's keys."""
    answer: DealerAnswer | None = None
    """How the table has answered the last touch."""
    alone: bool = False
    others: str = "off"
    """How a wall display shows the bets of the seats."""
    """The display is the second screen of a cabinet without stations."""
    languages: tuple[str, ...] = LANGUAGES


BACK: Steps = tuple(Says(device, ports.Back("1.0")) for device in ("validator", "printer", "dice", "board"))
VALIDATOR_IDLE = Says("validator", ports.ValidatorIdle(accepting=True))
PRINTER_READY = Says("printer", ports.PrinterReady())
SHUT = Says("board", ports.BoardInputs((), ()))
READY: Steps = (*BACK, VALIDATOR_IDLE, PRINTER_READY, Says("dice", ports.DiceReady()), SHUT)
"""Every device answers and is ready."""

KEY = Says("board", ports.BoardInputs((), ("attendant",)))


def bill(dollars: int) -> Steps:
    """Feed a bill all the way into the stacker."""
    stacked = Says("validator", ports.BillStacked())
    return (Says("validator", ports.BillEscrowed(dollars * 100)), stacked, VALIDATOR_IDLE)


def roll(*dice: int) -> Steps:
    """Roll, with the dice at rest at once; odds that are offered are declined."""
    return (CallDice(), Falls(*dice), Lie(), NoOdds())
