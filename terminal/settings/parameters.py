"""The one table of every parameter: its place in Param.ini, its type and range, what it means, and what a change needs.

A parameter is a field of `Profile`: the program reads it by the field's name, with the field's type.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from hashlib import sha256
from typing import Any, Literal, TypeVar

from terminal.settings.kinds import (
    Amount,
    ChipValues,
    DatedAmounts,
    Duration,
    Factors,
    Kind,
    Names,
    OneOf,
    Several,
    Text,
    TimeOfDay,
    Whole,
    YesNo,
)

T = TypeVar("T")

CHIP_MAX_CENTS = 1_000_000
LANGUAGES = ("en", "de", "es", "fr", "it", "sl")
"""What the player's texts are translated into."""

Mode = Literal["roll", "auto", "live", "video"]
"""Who closes the bets: the player with the Roll button, the clock, or a dealer at a live table or before a camera."""
DiceColour = Literal["red", "white"]


class Need(Enum):
    """What has to be before a parameter may be changed."""

    RESTART = "restart"
    AT_REST = "at rest"
    """No bets are up, and no bill or ticket is under way."""
    NO_CREDIT = "no credit"
    LOGIC_DOOR = "logic door open"
    SECOND_PERSON = "second person"


Needs = tuple[Need, ...]

APPEARANCE: Needs = (Need.RESTART,)
HOUSE_RULE: Needs = (Need.RESTART, Need.AT_REST)
LIMIT: Needs = (Need.RESTART, Need.AT_REST, Need.LOGIC_DOOR)
DEVICE: Needs = (Need.RESTART, Need.AT_REST, Need.LOGIC_DOOR)
MEMORY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR)
MONEY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR, Need.SECOND_PERSON)
"""What money is worth and what it wins: two people, inside the logic area, with no credit."""


@dataclass(frozen=True)
class Parameter:
    """One line of Param.ini."""

    section: str
    key: str
    kind: Kind[Any]
    default: str
    meaning: str
    needs: Needs
    field: str = ""
    """Its name in `Profile`."""

    @property
    def name(self) -> str:
        """``section.key``, the parameter's name everywhere but in the program."""
        return f"{self.section}.{self.key}"


def _parameter(name: str, kind: Kind[T], default: str, needs: Needs, meaning: str) -> T:
    """A field of the profile; its default is what the file's default says."""
    section, _, key = name.partition(".")
    entry = Parameter(section, key, kind, default, meaning, needs)
    made: T = field(default=kind.read(default), metadata={"parameter": entry})
    return made


@dataclass(frozen=True)
class Profile:
    """Every parameter's value: who this cabinet is, where it stands and what it may hold. In the order of the file."""

    machine_id: int = _parameter(
        "cabinet.machine_id", Whole(1, 0xFF_FF_FF), "1", MONEY, "the cabinet's number; part of every ticket's number"
    )
    establishment: str = _parameter(
        "cabinet.establishment", Text(1, 40), "The Boxman Room", HOUSE_RULE, "the house's name on screen and tickets"
    )
    location: str = _parameter(
        "cabinet.location", Text(1, 40), "Main casino floor", HOUSE_RULE, "where the cabinet stands, on tickets"
    )
    city: str = _parameter(
        "cabinet.city", Text(1, 40), "Springfield NV 89000", HOUSE_RULE, "city, state and postal code, on tickets"
    )
    day_begins_minutes: int = _parameter(
        "cabinet.day_begins",
        TimeOfDay(),
        "06:00",
        HOUSE_RULE,
        "when the gaming day begins, by the local clock; what happens before it is of the day before",
    )

    currency: str = _parameter(
        "money.currency", OneOf(("USD", "EUR", "GBP")), "USD", MONEY, "the one currency of bills, bets and tickets"
    )
    credit_limit_cents: int = _parameter(
        "money.credit_limit", Amount(1_00, 1_000_000_00), "3000.00", LIMIT, "no bill is taken above this credit"
    )
    ticket_limit_cents: int = _parameter(
        "money.ticket_limit", Amount(1_00, 1_000_000_00), "10000.00", LIMIT, "the largest ticket"
    )
    credit_meter_limit_cents: int = _parameter(
        "money.credit_meter_limit",
        Amount(1_00, 10_000_000_00),
        "10000.00",
        LIMIT,
        "an attendant pays a win by hand that would lift the credit above this",
    )
    attended_limits: tuple[tuple[str, int], ...] = _parameter(
        "money.attended_limit",
        DatedAmounts(Amount(1_00, 1_000_000_00)),
        "1200.00 from 2025-01-01, 2000.00 from 2026-01-01",
        LIMIT,
        "from this win of a single bet on an attendant pays it by hand, each value from its day on; or none",
    )
    ticket_days: int = _parameter(
        "money.ticket_days", Whole(1, 999, "days"), "182", LIMIT, "for how many days a ticket is good"
    )

    sheets: tuple[str, ...] = _parameter(
        "game.sheet",
        Names(60, 12),
        "craps-el601",
        MONEY,
        "the par sheets offered, files of config/sheets without their ending, separated by commas; the first is"
        " played until another is chosen",
    )
    chips_cents: tuple[int, ...] = _parameter(
        "game.chips",
        ChipValues(Amount(1, CHIP_MAX_CENTS)),
        "1.00, 5.00, 10.00, 25.00, 100.00, 500.00, 1000.00",
        MONEY,
        "the values on the chip rail at a denomination of 1.00",
    )
    denominations: tuple[str, ...] = _parameter(
        "game.denominations",
        Factors(Amount(1, 1_000_00), 6),
        "1.00",
        MONEY,
        "what the player may multiply the chips' values by, separated by commas; the first is a new player's",
    )
    mode: Mode = _parameter(
        "game.mode",
        OneOf[Mode](("roll", "auto", "live", "video")),
        "roll",
        HOUSE_RULE,
        "who closes the bets: the player (roll), the clock (auto), or a dealer (live, video)",
    )
    bet_ms: int = _parameter(
        "game.bet_seconds",
        Duration(5, 300, "seconds"),
        "25",
        HOUSE_RULE,
        "how long a betting time lasts, in modes other than roll",
    )
    hurry_ms: int = _parameter(
        "game.hurry_seconds",
        Duration(0, 60, "seconds"),
        "5",
        HOUSE_RULE,
        "for how long before its end the screen urges to hurry",
    )
    keep_bets: bool = _parameter(
        "game.keep_bets", YesNo(), "yes", HOUSE_RULE, "yes: the player may have the bets put up again by themselves"
    )
    auto_repeat: bool = _parameter(
        "game.auto_repeat",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: the player may have bets and throws repeated by themselves",
    )
    puck_can_be_reset: bool = _parameter(
        "game.puck_can_be_reset",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: the player may move the puck to OFF while no bet goes by it",
    )
    """What the rule book calls "Puck can be reset = 2"."""

    languages: tuple[str, ...] = _parameter(
        "screen.languages",
        Several(LANGUAGES),
        ", ".join(LANGUAGES),
        APPEARANCE,
        "the languages that the player may choose from, separated by commas",
    )
    language: str = _parameter(
        "screen.language", OneOf(LANGUAGES), "en", APPEARANCE, "the language of a new player, one of those above"
    )
    history_rolls: int = _parameter(
        "screen.history_rolls", Whole(4, 20, "rolls"), "10", APPEARANCE, "how many rolls the history bar shows"
    )
    dice_colour: DiceColour = _parameter(
        "screen.dice_colour",
        OneOf[DiceColour](("red", "white")),
        "red",
        APPEARANCE,
        "the colour of the dice on the screen",
    )
    attract_ms: int = _parameter(
        "screen.attract_seconds",
        Duration(10, 3_600, "seconds"),
        "60",
        APPEARANCE,
        "after so long without credit or a touch the screen turns to those who pass by",
    )
    sound: bool = _parameter(
        "screen.sound", YesNo(), "yes", APPEARANCE, "no: the cabinet is silent, but for the alarm of an open door"
    )
    alarm_volume: int = _parameter(
        "screen.alarm_volume",
        Whole(3, 5),
        "5",
        APPEARANCE,
        "how loud the alarm of an open door is; 3 is heard through the door",
    )
    reserve_ms: int = _parameter(
        "screen.reserve_minutes",
        Duration(0, 60, "minutes"),
        "10",
        HOUSE_RULE,
        "for how long a player may reserve the station; 0: never",
    )

    journal_path: str = _parameter(
        "journal.path", Text(1, 200), "var/journal.sqlite", MEMORY, "the journal, from the program's folder"
    )
    second_path: str = _parameter(
        "journal.second_path",
        Text(1, 200),
        "second",
        MEMORY,
        "the folder of the journal's third copy, on another device; a relative one is seen from the journal's folder",
    )
    disk_low_mb: int = _parameter(
        "journal.low_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "1000",
        DEVICE,
        "with less room than this on a device of the journal the staff is warned",
    )
    disk_full_mb: int = _parameter(
        "journal.full_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "200",
        DEVICE,
        "with less room than this no game begins and no money is taken, while what is under way is still booked",
    )

    ticket_terms: str = _parameter(
        "tickets.terms",
        Text(1, 60, or_none=True),
        "none",
        HOUSE_RULE,
        "where a ticket is paid and what binds it, printed on it, like: Pay at cage or kiosk only; or none",
    )
    ticket_book: str = _parameter(
        "tickets.book",
        Text(1, 200),
        "tickets.sqlite",
        MEMORY,
        "the ticket book, from the journal's folder; it knows the tickets of this one cabinet and takes no others",
    )

    simulated: bool = _parameter(
        "devices.simulated",
        YesNo(),
        "yes",
        DEVICE,
        "yes: the rig stands in for the devices below, and is started",
    )
    validator: str = _parameter(
        "devices.validator", Text(1, 200), "id003 var/rig/validator", DEVICE, "protocol and port"
    )
    printer: str = _parameter("devices.printer", Text(1, 200), "tcl var/rig/printer", DEVICE, "protocol and port")
    dice: str = _parameter(
        "devices.dice",
        Text(1, 200),
        "boxman var/rig/dice",
        DEVICE,
        "protocol and port; internal: no real dice, but the program's own chance",
    )
    board: str = _parameter("devices.board", Text(1, 200), "boxman var/rig/board", DEVICE, "protocol and port")
    dice_alarm_locks: bool = _parameter(
        "devices.dice_alarm_locks",
        YesNo(),
        "no",
        LIMIT,
        "yes: an alarm of the dice's statistics keeps them at rest until the technician's key is turned",
    )

    @property
    def timed(self) -> bool:
        """Bets are placed within a betting time."""
        return self.mode != "roll"

    @property
    def has_dealer(self) -> bool:
        """A dealer closes the bets, not the player and not the clock."""
        return self.mode in ("live", "video")

    def as_written(self) -> dict[str, str]:
        """Every parameter by its name, as Param.ini would say it: equal profiles say the same."""
        return {one.name: one.kind.write(getattr(self, one.field)) for one in PARAMETERS}


def _table() -> Iterable[Parameter]:
    """The entries of the profile's fields, each with the name of its field."""
    for one in fields(Profile):
        yield replace(one.metadata["parameter"], field=one.name)


PARAMETERS = tuple(_table())


def digest(written: Mapping[str, str]) -> str:
    """SHA-256 of the parameters as they are written, in the order of their names."""
    lines = (f"{name} = {value}\n" for name, value in sorted(written.items()))
    return sha256("".join(lines).encode()).hexdigest()
