"""The table of all parameters: place in Param.ini, type and range, default, description, what a change requires.

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
    BillValues,
    ChipsBySheet,
    ChipValues,
    DailyLevels,
    DatedAmounts,
    Duration,
    Factors,
    InOrder,
    Kind,
    LastDay,
    Names,
    OneOf,
    Renamed,
    Several,
    Text,
    TimeOfDay,
    Whole,
    YesNo,
)

T = TypeVar("T")

CHIP_MAX_CENTS = 1_000_000
MACHINE_ID_MAX = 0xFF_FF_FF
LANGUAGES = ("en", "de", "es", "fr", "it", "sl")
"""The languages into which the player's texts are translated."""

TableRole = Literal["alone", "station", "table"]
"""A cabinet with dice of its own, a station at a shared table, or the shared table itself, which has no player."""
ShooterNeeds = Literal["line_bet", "any_bet"]
OthersBets = Literal["off", "sums", "chips"]

Mode = Literal["roll", "auto", "live", "video"]
"""Who closes the bets: the player with the Roll button, the clock (in video mode before a camera), or a dealer."""
DealerDice = Literal["generator", "hand"]
DealerConfirm = Literal["one", "two"]
DiceColour = Literal["red", "white"]
SignInBy = Literal["key and pin", "key"]
"""What gives a person of the staff rights: a turned key and the own PIN, or the key alone."""
AmountForm = Literal["sign", "code"]
PanelTab = Literal["hard", "hop", "side"]
PuckReset = Literal["0", "2"]
"""The numbers of the rule book's "Puck can be reset"; no rule book says what its 1 means."""
"""A tab over the panel of propositions: Hard Ways, or Hop Bets."""


class Need(Enum):
    """What a change of a parameter requires."""

    IN_FILE = "Param.ini, with the terminal ended"
    """It is not changed on the screen: the files that it names are moved at the same time."""
    RESTART = "restart"
    AT_REST = "at rest"
    """No bets are up, and no bill or ticket is in progress."""
    NO_CREDIT = "no credit"
    LOGIC_DOOR = "logic door open"
    SECOND_PERSON = "second person"


Needs = tuple[Need, ...]

AT_ONCE: Needs = ()
"""What is heard and offered from now on: volumes, and what the next player finds."""
APPEARANCE: Needs = (Need.RESTART,)
"""What the screen is laid out with."""
HOUSE_RULE: Needs = (Need.AT_REST,)
"""How the next game is played."""
AT_START: Needs = (Need.RESTART, Need.AT_REST)
LIMIT: Needs = (Need.AT_REST, Need.LOGIC_DOOR)
DEVICE: Needs = (Need.RESTART, Need.AT_REST, Need.LOGIC_DOOR)
PLACE: Needs = (Need.IN_FILE, Need.NO_CREDIT)
MEMORY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR)
ACCESS: Needs = (Need.RESTART, Need.LOGIC_DOOR, Need.SECOND_PERSON)
ACCESS_TIME: Needs = (Need.LOGIC_DOOR, Need.SECOND_PERSON)
TABLE: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR)
"""What may be staked at a table within its par sheet: changed without players (L10), by one person inside."""

PAY_TABLES_KEY = "access.pay_tables_key"
PAY_TABLES = frozenset({"game.sheet", "game.min_return", "game.max_odds", "access.ram_clear", PAY_TABLES_KEY})
"""What decides how a bet is paid, when meters may begin at zero, and who changes that (regulation D8).

A par sheet is part of the signed program.
"""
MONEY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR, Need.SECOND_PERSON)
"""What money is worth and what it wins: two people, with the logic door open and no credit."""


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
        """``section.key``: the parameter's name everywhere outside the program."""
        return f"{self.section}.{self.key}"


def _parameter(name: str, kind: Kind[T], default: str, needs: Needs, meaning: str) -> T:
    """A field of the profile; its default is read from the file's default."""
    section, _, key = name.partition(".")
    entry = Parameter(section, key, kind, default, meaning, needs)
    made: T = field(default=kind.read(default), metadata={"parameter": entry})
    return made


def _table_limit(key: str, meaning: str) -> int:
    """A limit of a table, in cents; 0 leaves that of the par sheet."""
    return _parameter(
        f"limits.{key}", Amount(0, 1_000_000_00), "0.00", TABLE, f"{meaning}; 0.00: as the par sheet has it"
    )


def _odds_limit(key: str, meaning: str) -> int:
    """The largest multiple of odds; 0 leaves those of the par sheet."""
    return _parameter(
        f"limits.{key}", Whole(0, 999, "times the bet"), "0", TABLE, f"{meaning}; 0: as the par sheet has it"
    )


@dataclass(frozen=True)
class Profile:
    """The value of every parameter, in the order of the file."""

    machine_id: int = _parameter(
        "cabinet.machine_id",
        Whole(1, MACHINE_ID_MAX),
        "1",
        MONEY,
        "the cabinet's number; part of every ticket's number",
    )
    establishment: str = _parameter(
        "cabinet.establishment", Text(1, 40), "The Boxman Room", AT_START, "the house's name on screen and tickets"
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
        AT_START,
        "when the gaming day begins, by the local clock; everything before that belongs to the previous day",
    )
    clock_jump_ms: int = _parameter(
        "cabinet.clock_jump_minutes",
        Duration(5, 1_440, "minutes"),
        "60",
        ACCESS_TIME,
        "a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one"
        " person may set the clock by this much in a gaming day, two people farther",
    )

    currency: str = _parameter(
        "money.currency", OneOf(("USD", "EUR", "GBP")), "USD", MONEY, "the currency of bills, bets and tickets"
    )
    bills_cents: tuple[int, ...] = _parameter(
        "money.bills",
        BillValues(Amount(1_00, 1_000_00)),
        "all",
        LIMIT,
        "the values of the bills that are accepted, separated by commas; all: every bill of the currency that the"
        " bill validator knows",
    )
    credit_limit_cents: int = _parameter(
        "money.credit_limit",
        Amount(1_00, 1_000_000_00),
        "3000.00",
        LIMIT,
        "a bill that would raise the credit above this is not accepted",
    )
    ticket_limit_cents: int = _parameter(
        "money.ticket_limit", Amount(1_00, 1_000_000_00), "10000.00", LIMIT, "the largest amount of a ticket"
    )
    manual_credit_limit_cents: int = _parameter(
        "money.manual_credit_limit",
        Amount(0, 1_000_000_00),
        "0.00",
        LIMIT,
        "the largest credit that an attendant may give by hand at once; 0.00: none is given by hand",
    )
    credit_meter_limit_cents: int = _parameter(
        "money.credit_meter_limit",
        Amount(1_00, 10_000_000_00),
        "10000.00",
        LIMIT,
        "a win that would raise the credit above this is paid by hand",
    )
    attended_limits: tuple[tuple[str, int], ...] = _parameter(
        "money.attended_limit",
        DatedAmounts(Amount(1_00, 1_000_000_00)),
        "1200.00 from 2025-01-01, 2000.00 from 2026-01-01",
        LIMIT,
        "a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none",
    )
    witness_from_cents: int = _parameter(
        "money.witness_from",
        Amount(0, 1_000_000_00),
        "0.00",
        ACCESS_TIME,
        "a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00:"
        " one person confirms any amount",
    )
    supervisor_from_cents: int = _parameter(
        "money.supervisor_from",
        Amount(0, 1_000_000_00),
        "0.00",
        ACCESS_TIME,
        "a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no"
        " such amount",
    )
    hand_pay_parts: int = _parameter(
        "money.hand_pay_parts",
        Whole(1, 2),
        "1",
        LIMIT,
        "in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with"
        " the same number",
    )
    ticket_days: int = _parameter(
        "money.ticket_days", Whole(1, 999, "days"), "182", LIMIT, "how many days a ticket is valid"
    )

    sheets: tuple[str, ...] = _parameter(
        "game.sheet",
        Names(60, 12),
        "craps-el601",
        MONEY,
        "the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until"
        " another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win"
        " (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet"
        " (refund)",
    )
    chips_cents: tuple[int, ...] = _parameter(
        "game.chips",
        ChipValues(Amount(1, CHIP_MAX_CENTS)),
        "1.00, 5.00, 10.00, 25.00, 100.00, 500.00, 1000.00",
        MONEY,
        "the chip values on the rail at a denomination of 1.00",
    )
    chips_by_sheet: tuple[tuple[str, tuple[int, ...]], ...] = _parameter(
        "game.chips_by_sheet",
        ChipsBySheet(ChipValues(Amount(1, CHIP_MAX_CENTS))),
        "none",
        MONEY,
        "other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there",
    )
    denominations: tuple[str, ...] = _parameter(
        "game.denominations",
        Factors(Amount(1, 1_000_00), 6),
        "1.00",
        MONEY,
        "the factors that the player may choose for the chips, separated by commas; a new player has the first",
    )
    mode: Mode = _parameter(
        "game.mode",
        OneOf[Mode](("roll", "auto", "live", "video")),
        "roll",
        AT_START,
        "who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), "
        "or a dealer, at the latest the clock (live)",
    )
    bet_ms: int = _parameter(
        "game.bet_seconds",
        Duration(5, 300, "seconds"),
        "25",
        HOUSE_RULE,
        "the length of a betting time, in modes other than roll",
    )
    hurry_ms: int = _parameter(
        "game.hurry_seconds",
        Duration(0, 60, "seconds"),
        "5",
        HOUSE_RULE,
        "how long before its end the screen warns the player",
    )
    choice_ms: int = _parameter(
        "game.choice_seconds",
        Duration(5, 120, "seconds"),
        "20",
        HOUSE_RULE,
        "how long the player may think about a choice that the game leaves to the player, in every mode",
    )
    closed_ms: int = _parameter(
        "game.closed_seconds",
        Duration(0, 30, "seconds"),
        "0",
        HOUSE_RULE,
        "how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once",
    )
    show_ms: int = _parameter(
        "game.show_seconds",
        Duration(0, 30, "seconds"),
        "0",
        HOUSE_RULE,
        "how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once",
    )
    dealer_dice: DealerDice = _parameter(
        "game.dealer_dice",
        OneOf[DealerDice](("generator", "hand")),
        "generator",
        AT_START,
        "whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which "
        "the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)",
    )
    dealer_confirm: DealerConfirm = _parameter(
        "game.dealer_confirm",
        OneOf[DealerConfirm](("one", "two")),
        "one",
        HOUSE_RULE,
        "how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person "
        "confirms them than the one who has entered them, such as another dealer or a person of the staff with a key",
    )
    dealer_ms: int = _parameter(
        "game.dealer_seconds",
        Duration(10, 600, "seconds"),
        "60",
        HOUSE_RULE,
        "how long the dealer may take for the next step, in mode live; then the player learns that the dealer does "
        "not answer, and a round without dice is void",
    )
    keep_bets: bool = _parameter(
        "game.keep_bets",
        YesNo(),
        "yes",
        AT_START,
        "yes: the player may switch on that bets are repeated automatically",
    )
    auto_repeat: bool = _parameter(
        "game.auto_repeat",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: the player may switch on that bets and rolls are repeated automatically",
    )
    favourites_max: int = _parameter(
        "game.favourites",
        Whole(0, 12),
        "6",
        HOUSE_RULE,
        "how many felts a player may save under a name and put up again with one touch; 0: none",
    )
    strategies: bool = _parameter(
        "game.strategies",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets",
    )
    puck_can_be_reset: PuckReset = _parameter(
        "game.puck_can_be_reset",
        Renamed(("0", "2"), (("no", "0"), ("yes", "2"))),
        "0",
        HOUSE_RULE,
        "2: the player may move the puck to OFF while no bet depends on it; 0: only the dice move it. At a shared table"
        " the shooter may, where the parameters of the table and of the station say 2. The earlier no and yes are read"
        " as 0 and 2; 1 is refused, because no rule book says what it means",
    )
    min_return: int = _parameter(
        "game.min_return",
        Amount(0, 100_00, "percent"),
        "0.00",
        MONEY,
        "the least that a bet may return on average with the best play; a par sheet with a bet below it is refused,"
        " odds apart; 0.00: there is no such bound",
    )
    max_odds: int = _parameter(
        "game.max_odds",
        Whole(0, 1_000_000_000, "to 1"),
        "0",
        MONEY,
        "the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound",
    )

    table_role: TableRole = _parameter(
        "table.role",
        OneOf[TableRole](("alone", "station", "table")),
        "alone",
        MONEY,
        "whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which"
        " this cabinet has a seat; table: this is the shared table itself, and has no player",
    )
    table_number: int = _parameter("table.number", Whole(1, 9_999), "1", MONEY, "the number of the shared table")
    table_seat: int = _parameter(
        "table.seat", Whole(1, 14), "1", MONEY, "this station's seat at the shared table; seats are numbered clockwise"
    )
    table_exchange: str = _parameter(
        "table.exchange",
        Text(1, 300),
        "var/table/exchange.sqlite",
        DEVICE,
        "where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one"
        " machine, or the address of a PostgreSQL server, postgresql://…",
    )
    table_keys: str = _parameter(
        "table.keys",
        Text(1, 300),
        "var/table/keys",
        DEVICE,
        "the folder of the keys with which this machine proves itself at the shared table, relative to the program's"
        " folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own",
    )
    grace_ms: int = _parameter(
        "table.grace_milliseconds",
        Whole(100, 5_000, "milliseconds"),
        "500",
        HOUSE_RULE,
        "how long the shared table waits for the last bets of its stations after betting has ended",
    )
    guard_ms: int = _parameter(
        "table.guard_milliseconds",
        Whole(0, 2_000, "milliseconds"),
        "150",
        HOUSE_RULE,
        "how long before the end of the betting time a station takes no more bets, so that they reach the table",
    )
    roll_wait_ms: int = _parameter(
        "table.roll_wait_seconds",
        Duration(5, 120, "seconds"),
        "15",
        HOUSE_RULE,
        "in mode roll, how long the shared table waits for the other players once the first one is ready",
    )
    shooter_ms: int = _parameter(
        "table.shooter_seconds",
        Duration(3, 60, "seconds"),
        "10",
        HOUSE_RULE,
        "how long the shooter at a shared table may take to throw; then the dice are thrown without a touch",
    )
    shooter_needs: ShooterNeeds = _parameter(
        "table.shooter_needs",
        OneOf[ShooterNeeds](("line_bet", "any_bet")),
        "line_bet",
        HOUSE_RULE,
        "what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any"
        " bet",
    )
    others_bets: OthersBets = _parameter(
        "table.others",
        OneOf[OthersBets](("off", "sums", "chips")),
        "sums",
        APPEARANCE,
        "what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each"
        " field, or the chips of each seat",
    )

    table_min_cents: int = _table_limit(
        "table_min", "the least bet on any field, odds apart: it narrows what each par sheet offered allows"
    )
    table_max_cents: int = _table_limit("table_max", "the largest bet on any field, odds apart")
    total_max_cents: int = _table_limit("total_max", "the most that all bets together may be")
    line_min_cents: int = _table_limit("line_min", "the least on Pass Line, Don't Pass, Come and Don't Come")
    line_max_cents: int = _table_limit("line_max", "the most on Pass Line, Don't Pass, Come and Don't Come")
    odds_min_cents: int = _table_limit("odds_min", "the least odds")
    odds_max_cents: int = _table_limit("odds_max", "the most odds, whatever multiple they are")
    take_odds: int = _odds_limit("take_odds", "the largest multiple of odds taken on Pass Line and Come")
    lay_odds: int = _odds_limit("lay_odds", "the largest multiple of odds laid on Don't Pass and Don't Come")
    box_min_cents: int = _table_limit("box_min", "the least on a box bet: Place, Buy, Lay, Big 6 and Big 8")
    box_max_cents: int = _table_limit("box_max", "the most on a box bet: Place, Buy, Lay, Big 6 and Big 8")
    one_roll_min_cents: int = _table_limit(
        "one_roll_min", "the least on Field, Horn, hops and all bets on the next roll"
    )
    one_roll_max_cents: int = _table_limit(
        "one_roll_max", "the most on Field, Horn, hops and all bets on the next roll"
    )
    hard_min_cents: int = _table_limit("hard_min", "the least on a Hard Ways bet")
    hard_max_cents: int = _table_limit("hard_max", "the most on a Hard Ways bet")
    side_min_cents: int = _table_limit("side_min", "the least on a side bet: Big, Small, lucky bets, Fire, Repeaters")
    side_max_cents: int = _table_limit("side_max", "the most on a side bet: Big, Small, lucky bets, Fire, Repeaters")
    number_min_cents: int = _table_limit("number_min", "Big Shot: the least on a number")
    number_max_cents: int = _table_limit("number_max", "Big Shot: the most on a number")
    combination_min_cents: int = _table_limit("combination_min", "Big Shot: the least on Double, Triple and Straight")
    combination_max_cents: int = _table_limit("combination_max", "Big Shot: the most on Double, Triple and Straight")
    bank_min_cents: int = _table_limit("bank_min", "Hazard: the smallest bank that a player may lay")
    bank_max_cents: int = _table_limit("bank_max", "Hazard: the largest bank that a player may lay")

    languages: tuple[str, ...] = _parameter(
        "screen.languages",
        Several(LANGUAGES),
        ", ".join(LANGUAGES),
        APPEARANCE,
        "the languages that the player may choose, separated by commas",
    )
    language: str = _parameter(
        "screen.language", OneOf(LANGUAGES), "en", AT_ONCE, "the language of a new player, one of those offered"
    )
    amounts: AmountForm = _parameter(
        "screen.amounts",
        OneOf[AmountForm](("sign", "code")),
        "sign",
        APPEARANCE,
        "how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)",
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
    hot_shooter: bool = _parameter(
        "screen.hot_shooter",
        YesNo(),
        "no",
        APPEARANCE,
        "yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming"
        " day, and so does the attract mode",
    )
    first_hand: bool = _parameter(
        "screen.first_hand",
        YesNo(),
        "no",
        APPEARANCE,
        "yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the"
        " game has one",
    )
    attract_ms: int = _parameter(
        "screen.attract_seconds",
        Duration(10, 3_600, "seconds"),
        "60",
        AT_ONCE,
        "after this time without credit and touches the screen shows the attract mode",
    )
    tabs: tuple[PanelTab, ...] = _parameter(
        "screen.tabs",
        InOrder[PanelTab](("hard", "hop", "side")),
        "hard, hop, side",
        APPEARANCE,
        "the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at"
        " first",
    )
    sound: bool = _parameter(
        "screen.sound", YesNo(), "yes", APPEARANCE, "no: the cabinet is silent, except for the alarm of an open door"
    )
    volumes: tuple[tuple[int, int], ...] = _parameter(
        "screen.volume",
        DailyLevels(0, 5),
        "5 from 00:00",
        AT_ONCE,
        "how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this"
        " volume, and the alarm of an open door at its own",
    )
    alarm_volume: int = _parameter(
        "screen.alarm_volume",
        Whole(3, 5),
        "5",
        AT_ONCE,
        "the volume of the alarm of an open door; 3 can be heard through the door",
    )
    voice_pack: str = _parameter(
        "screen.voice_pack",
        Text(1, 200, or_none=True),
        "none",
        APPEARANCE,
        "the folder of the recordings of the stickman's calls, relative to the program's folder; or none",
    )
    voice_volume: int = _parameter(
        "screen.voice_volume",
        Whole(0, 5),
        "4",
        AT_ONCE,
        "the volume of spoken calls, 0: none; they are silent where the player has chosen silence",
    )
    reserve_ms: int = _parameter(
        "screen.reserve_minutes",
        Duration(0, 60, "minutes"),
        "10",
        HOUSE_RULE,
        "how long a player may reserve the station; 0: never",
    )

    dice_view_ms: int = _parameter(
        "screen.dice_view_seconds",
        Duration(0, 60, "seconds"),
        "10",
        APPEARANCE,
        "how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none",
    )

    win_tags: bool = _parameter(
        "screen.win_tags",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: what a bet has won is shown on its chips, with how it was paid",
    )
    settlement: bool = _parameter(
        "screen.settlement",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts",
    )
    roll_up: bool = _parameter(
        "screen.roll_up",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends"
        " it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows",
    )
    burst_times: int = _parameter(
        "screen.burst_times",
        Whole(0, 10_000, "times the stake"),
        "5",
        APPEARANCE,
        "from this multiple of the bets on the felt a win lets the dice box shine; 0: never",
    )
    moment_times: int = _parameter(
        "screen.moment_times",
        Whole(0, 10_000, "times the stake"),
        "25",
        APPEARANCE,
        "from this multiple of the bets on the felt a win fills the screen for a moment; 0: never",
    )
    moment_cents: int = _parameter(
        "screen.moment_amount",
        Amount(0, 100_000_000),
        "0.00",
        APPEARANCE,
        "from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount",
    )
    hand_pay_moment: bool = _parameter(
        "screen.moment_before_hand_pay",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for",
    )

    session_clock: bool = _parameter(
        "player.session_clock",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: the player's screen always shows for how long the session has run",
    )
    reality_check_ms: int = _parameter(
        "player.reality_check_minutes",
        Duration(0, 240, "minutes"),
        "0",
        HOUSE_RULE,
        "after so much time play waits between two rolls until the player has read for how long the session has run and"
        " what it has won or lost; 0: never",
    )

    player_limits: bool = _parameter(
        "player.limits",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: the player may set limits of time and loss for the session, which can then be lowered but not raised",
    )
    break_ms: int = _parameter(
        "player.break_minutes",
        Duration(0, 60, "minutes"),
        "0",
        HOUSE_RULE,
        "how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks",
    )
    break_after_ms: int = _parameter(
        "player.break_after_minutes",
        Duration(0, 480, "minutes"),
        "0",
        HOUSE_RULE,
        "after so much play a break begins by itself; 0: only the player begins one",
    )

    card_prefix: str = _parameter(
        "player.card_prefix",
        Text(1, 20, or_none=True),
        "none",
        HOUSE_RULE,
        "what the numbers of the house's cards begin with; or none: the card reader takes every card",
    )
    card_memory: bool = _parameter(
        "player.card_memory",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text,"
        " saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered",
    )
    card_pin: bool = _parameter(
        "player.card_pin",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough",
    )
    card_log_out_ms: int = _parameter(
        "player.card_log_out_minutes",
        Duration(1, 60, "minutes"),
        "5",
        HOUSE_RULE,
        "a player with a card is logged out when nothing was touched for so long; credit and bets stay",
    )

    help_line: str = _parameter(
        "player.help_line",
        Text(1, 60, or_none=True),
        "none",
        HOUSE_RULE,
        "text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and"
        " on tickets without terms of their own; or none",
    )

    journal_path: str = _parameter(
        "journal.path",
        Text(1, 200),
        "var/journal.sqlite",
        PLACE,
        "the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no"
        " journal there begins a new one, without money, people and history",
    )
    second_path: str = _parameter(
        "journal.second_path",
        Text(1, 200),
        "second",
        MEMORY,
        "the folder of the journal's third copy, on another device; relative to the journal's folder",
    )
    disk_low_mb: int = _parameter(
        "journal.low_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "1000",
        LIMIT,
        "with less free space than this on a device of the journal, the staff is warned",
    )
    disk_full_mb: int = _parameter(
        "journal.full_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "200",
        LIMIT,
        "with less free space than this, no game begins and no money is accepted; what is in progress is still booked",
    )
    export_folder: str = _parameter(
        "journal.export_folder",
        Text(1, 200, or_none=True),
        "none",
        APPEARANCE,
        "the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks",
    )

    sign_in: SignInBy = _parameter(
        "access.sign_in",
        OneOf[SignInBy](("key and pin", "key")),
        "key and pin",
        ACCESS,
        "key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives"
        " a supervisor's rights, the technician key a technician's",
    )
    sign_out_ms: int = _parameter(
        "access.sign_out_minutes",
        Duration(1, 60, "minutes"),
        "5",
        ACCESS_TIME,
        "a person of the staff is signed out when nothing was touched for so long",
    )
    pin_days: int = _parameter(
        "access.pin_days",
        Whole(0, 999, "days"),
        "90",
        ACCESS_TIME,
        "after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never",
    )
    trusted_keys: str = _parameter(
        "access.trusted_keys",
        Text(1, 200),
        "config/trusted",
        ACCESS,
        "the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to"
        " the program's folder",
    )

    pay_tables_key: str = _parameter(
        "access.pay_tables_key",
        Text(64, 64, or_none=True),
        "none",
        ACCESS,
        "the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their"
        " bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none",
    )
    ram_clear: str = _parameter(
        "access.ram_clear",
        LastDay(),
        "all",
        ACCESS_TIME,
        "the last day on which two people may carry out a RAM clear; all: on any day; none: never. With"
        " access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it",
    )

    ticket_terms: str = _parameter(
        "tickets.terms",
        Text(1, 60, or_none=True),
        "none",
        HOUSE_RULE,
        "terms printed on the ticket, such as: Pay at cage or kiosk only; or none",
    )
    cage_from_cents: int = _parameter(
        "tickets.cage_from",
        Amount(0, 1_000_000_00),
        "0.00",
        LIMIT,
        "a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted;"
        " 0.00: there is no such amount",
    )
    ticket_book: str = _parameter(
        "tickets.book",
        Text(1, 200),
        "tickets.sqlite",
        MEMORY,
        "the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only",
    )

    simulated: bool = _parameter(
        "devices.simulated",
        YesNo(),
        "yes",
        DEVICE,
        "yes: simulated devices are started in place of the devices below",
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
        "protocol and port; internal: random numbers of the program instead of real dice",
    )
    board: str = _parameter("devices.board", Text(1, 200), "boxman var/rig/board", DEVICE, "protocol and port")
    cards: str = _parameter(
        "devices.cards",
        Text(1, 200, or_none=True),
        "none",
        DEVICE,
        "protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that"
        " types like a keyboard; or none",
    )
    camera: str = _parameter(
        "devices.camera",
        Text(1, 200, or_none=True),
        "none",
        DEVICE,
        "the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures"
        " (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none;"
        " unix:var/rig/video is the moving test picture of the rig",
    )
    dice_alarm_locks: bool = _parameter(
        "devices.dice_alarm_locks",
        YesNo(),
        "no",
        LIMIT,
        "yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned",
    )

    def only_at_cage(self, amount_cents: int) -> bool:
        """A ticket of this amount is paid at the cage, and nowhere else."""
        return 0 < self.cage_from_cents <= amount_cents

    @property
    def timed(self) -> bool:
        """Bets are placed within a betting time."""
        return self.mode != "roll"

    @property
    def is_station(self) -> bool:
        """Rounds and dice come from a shared table."""
        return self.table_role == "station"

    @property
    def is_table(self) -> bool:
        """This is a shared table, without a player."""
        return self.table_role == "table"

    @property
    def has_dealer(self) -> bool:
        """A dealer opens and closes the bets, and confirms the dice."""
        return self.mode == "live"

    @property
    def shows_camera(self) -> bool:
        """A live picture is shown over the drawn dice."""
        return bool(self.camera) and self.mode in ("video", "live")

    @property
    def dice_by_hand(self) -> bool:
        """The dealer enters dice that were thrown by hand; the generator is not asked."""
        return self.has_dealer and self.dealer_dice == "hand"

    @property
    def two_for_dice(self) -> bool:
        """Another person confirms the dice than the one who has entered them."""
        return self.dice_by_hand and self.dealer_confirm == "two"

    def as_written(self) -> dict[str, str]:
        """Every parameter by its name, as Param.ini writes it: equal profiles give equal text."""
        return {one.name: one.kind.write(getattr(self, one.field)) for one in PARAMETERS}


def _table() -> Iterable[Parameter]:
    """The entries of the profile's fields, each with the name of its field."""
    for one in fields(Profile):
        yield replace(one.metadata["parameter"], field=one.name)


PARAMETERS = tuple(_table())


def digest(written: Mapping[str, str]) -> str:
    """SHA-256 of the written parameters, sorted by name."""
    lines = (f"{name} = {value}\n" for name, value in sorted(written.items()))
    return sha256("".join(lines).encode()).hexdigest()
