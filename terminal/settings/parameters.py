"""The one table of every parameter: its place in Param.ini, its type, its bounds, and what it means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from terminal.common import money

Parse = Callable[[str], Any]
DIGITS_MOST = 20
CHOICES_MOST = 6
CHIP_MOST_CENTS = 1_000_000
LANGUAGES = ("en", "de", "es", "fr", "it", "sl")
"""What the player's texts are translated into."""


@dataclass(frozen=True)
class Parameter:
    """One line of Param.ini. `parse` raises ValueError with half a sentence, what the value has to be."""

    section: str
    key: str
    parse: Parse
    default: str
    meaning: str

    @property
    def name(self) -> str:
        """``section.key``, the parameter's name everywhere."""
        return f"{self.section}.{self.key}"


def text(least: int, most: int) -> Parse:
    """A line of text of so many characters."""

    def parse(value: str) -> str:
        if not least <= len(value) <= most or not value.isprintable():
            raise ValueError(f"has to be {least} to {most} printable characters")
        return value

    return parse


def none_or_text(most: int) -> Parse:
    """A line of text of at most so many characters; none is an empty one."""
    parse = text(1, most)
    return lambda value: "" if value == "none" else parse(value)


def whole(least: int, most: int) -> Parse:
    """A whole number within bounds."""

    def parse(value: str) -> int:
        digits = value.isascii() and value.isdigit() and len(value) <= DIGITS_MOST
        if not digits or not least <= int(value) <= most:
            raise ValueError(f"has to be a whole number from {least} to {most}")
        return int(value)

    return parse


def cents(least: int, most: int) -> Parse:
    """An amount like 12.50, as whole cents; the bounds are cents."""
    told = f"has to be an amount from {money.figures(least)} to {money.figures(most)}, written like 12.50"

    def parse(value: str) -> int:
        try:
            amount_cents = money.cents(value)
        except ValueError as error:
            raise ValueError(told) from error
        if not least <= amount_cents <= most:
            raise ValueError(told)
        return amount_cents

    return parse


def dated_cents(value: str) -> tuple[tuple[str, int], ...]:
    """Amounts, each with the day from which it counts, as ``2026-01-01`` and whole cents; or none at all."""
    if value == "none":
        return ()
    parse, told = cents(1_00, 1_000_000_00), "has to be none, or amounts with the days from which they count, rising"
    found: list[tuple[str, int]] = []
    for one in _listed(value):
        amount, _, day = one.partition(" from ")
        try:
            found.append((date.fromisoformat(day).isoformat(), parse(amount)))
        except ValueError as error:
            raise ValueError(f"{told}, like 1200.00 from 2025-01-01, 2000.00 from 2026-01-01") from error
    days = [day for day, _ in found]
    if days != sorted(set(days)):
        raise ValueError(f"{told}, like 1200.00 from 2025-01-01, 2000.00 from 2026-01-01")
    return tuple(found)


def chips(value: str) -> tuple[int, ...]:
    """Chip values, smallest first, as whole cents."""
    parse = cents(1, CHIP_MOST_CENTS)
    values = tuple(parse(one.strip()) for one in value.split(","))
    if not 3 <= len(values) <= 7 or list(values) != sorted(set(values)):
        raise ValueError("has to be three to seven different chip values, smallest first, parted by commas")
    return values


def factors(value: str) -> tuple[str, ...]:
    """What chip values may be multiplied by, each as it is written; the first is the usual one."""
    parse, texts = cents(1, 1_000_00), _listed(value)
    if len({parse(one) for one in texts}) < len(texts) or len(texts) > CHOICES_MOST:
        raise ValueError(f"has to be one to {CHOICES_MOST} different amounts like 0.25, parted by commas")
    return texts


def languages(value: str) -> tuple[str, ...]:
    """Languages that texts exist in, each once, in the order in which they are offered."""
    codes = _listed(value)
    if len(set(codes)) < len(codes) or not set(codes) <= set(LANGUAGES):
        raise ValueError(f"has to be one or more of these, parted by commas: {', '.join(LANGUAGES)}")
    return codes


def _listed(value: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in value.split(","))


def yes_no(value: str) -> bool:
    """Yes or no."""
    if value not in ("yes", "no"):
        raise ValueError("has to be yes or no")
    return value == "yes"


def time_of_day(value: str) -> int:
    """A time of day like 06:00, as minutes after midnight."""
    hours, colon, minutes = value.partition(":")
    digits = len(value) == len("06:00") and colon and (hours + minutes).isascii() and (hours + minutes).isdigit()
    if not digits or int(hours) > 23 or int(minutes) > 59:
        raise ValueError("has to be a time of day like 06:00, from 00:00 to 23:59")
    return int(hours) * 60 + int(minutes)


def one_of(*choices: str) -> Parse:
    """One of these words."""

    def parse(value: str) -> str:
        if value not in choices:
            raise ValueError(f"has to be one of: {', '.join(choices)}")
        return value

    return parse


PARAMETERS = (
    Parameter(
        "cabinet", "machine_id", whole(1, 0xFF_FF_FF), "1", "the cabinet's number; part of every ticket's number"
    ),
    Parameter("cabinet", "establishment", text(1, 40), "The Boxman Room", "the house's name on screen and tickets"),
    Parameter("cabinet", "location", text(1, 40), "Main casino floor", "where the cabinet stands, on tickets"),
    Parameter("cabinet", "city", text(1, 40), "Springfield NV 89000", "city, state and postal code, on tickets"),
    Parameter(
        "cabinet",
        "day_begins",
        time_of_day,
        "06:00",
        "when the gaming day begins, by the local clock; what happens before it is of the day before",
    ),
    Parameter("money", "currency", one_of("USD", "EUR", "GBP"), "USD", "the one currency of bills, bets and tickets"),
    Parameter("money", "credit_limit", cents(1_00, 1_000_000_00), "3000.00", "no bill is taken above this credit"),
    Parameter("money", "ticket_limit", cents(1_00, 1_000_000_00), "10000.00", "the largest ticket"),
    Parameter(
        "money",
        "credit_meter_limit",
        cents(1_00, 10_000_000_00),
        "10000.00",
        "an attendant pays a win by hand that would lift the credit above this",
    ),
    Parameter(
        "money",
        "attended_limit",
        dated_cents,
        "1200.00 from 2025-01-01, 2000.00 from 2026-01-01",
        "from this win of a single bet on an attendant pays it by hand, each value from its day on; or none",
    ),
    Parameter("money", "ticket_days", whole(1, 999), "182", "for how many days a ticket is good"),
    Parameter("game", "sheet", text(1, 60), "craps-el601", "the par sheet, a file of config/sheets without its ending"),
    Parameter(
        "game",
        "chips",
        chips,
        "1.00, 5.00, 10.00, 25.00, 100.00, 500.00, 1000.00",
        "the values on the chip rail at a denomination of 1.00",
    ),
    Parameter(
        "game",
        "denominations",
        factors,
        "1.00",
        "what the player may multiply the chips' values by, parted by commas; the first is a new player's",
    ),
    Parameter(
        "game",
        "mode",
        one_of("roll", "auto", "live", "video"),
        "roll",
        "who closes the bets: the player (roll), the clock (auto), or a dealer (live, video)",
    ),
    Parameter("game", "bet_seconds", whole(5, 300), "25", "how long a betting time lasts, in modes other than roll"),
    Parameter("game", "hurry_seconds", whole(0, 60), "5", "for how long before its end the screen urges to hurry"),
    Parameter("game", "keep_bets", yes_no, "yes", "yes: the player may have the bets put up again by themselves"),
    Parameter("game", "auto_repeat", yes_no, "yes", "yes: the player may have bets and throws repeated by themselves"),
    Parameter(
        "game", "puck_can_be_reset", yes_no, "no", "yes: the player may move the puck to OFF while no bet goes by it"
    ),
    Parameter(
        "screen",
        "languages",
        languages,
        ", ".join(LANGUAGES),
        "the languages that the player may choose from, parted by commas",
    ),
    Parameter("screen", "language", one_of(*LANGUAGES), "en", "the language of a new player, one of those above"),
    Parameter("screen", "history_rolls", whole(4, 20), "10", "how many rolls the history bar shows"),
    Parameter("screen", "dice_colour", one_of("red", "white"), "red", "the colour of the dice on the screen"),
    Parameter(
        "screen",
        "attract_seconds",
        whole(10, 3_600),
        "60",
        "after so long without credit or a touch the screen turns to those who pass by",
    ),
    Parameter("screen", "sound", yes_no, "yes", "no: the cabinet is silent, but for the alarm of an open door"),
    Parameter(
        "screen", "alarm_volume", whole(3, 5), "5", "how loud the alarm of an open door is; 3 is heard through the door"
    ),
    Parameter(
        "screen", "reserve_minutes", whole(0, 60), "10", "for how long a player may reserve the station; 0: never"
    ),
    Parameter("journal", "path", text(1, 200), "var/journal.sqlite", "the journal, from the program's folder"),
    Parameter(
        "journal",
        "second_path",
        text(1, 200),
        "second",
        "the folder of the journal's third copy, on another device; a relative one is seen from the journal's folder",
    ),
    Parameter(
        "journal",
        "low_megabytes",
        whole(10, 1_000_000),
        "1000",
        "with less room than this on a device of the journal the staff is warned",
    ),
    Parameter(
        "journal",
        "full_megabytes",
        whole(10, 1_000_000),
        "200",
        "with less room than this no game begins and no money is taken, while what is under way is still booked",
    ),
    Parameter(
        "tickets",
        "terms",
        none_or_text(60),
        "none",
        "where a ticket is paid and what binds it, printed on it, like: Pay at cage or kiosk only; or none",
    ),
    Parameter(
        "tickets",
        "book",
        text(1, 200),
        "tickets.sqlite",
        "the ticket book, from the journal's folder; it knows the tickets of this one cabinet and takes no others",
    ),
    Parameter("devices", "simulated", yes_no, "yes", "yes: the rig stands in for the devices below, and is started"),
    Parameter("devices", "validator", text(1, 200), "id003 var/rig/validator", "protocol and port"),
    Parameter("devices", "printer", text(1, 200), "tcl var/rig/printer", "protocol and port"),
    Parameter(
        "devices",
        "dice",
        text(1, 200),
        "boxman var/rig/dice",
        "protocol and port; internal: no real dice, but the program's own chance",
    ),
    Parameter("devices", "board", text(1, 200), "boxman var/rig/board", "protocol and port"),
    Parameter(
        "devices",
        "dice_alarm_locks",
        yes_no,
        "no",
        "yes: an alarm of the dice's statistics keeps them at rest until the technician's key is turned",
    ),
)
