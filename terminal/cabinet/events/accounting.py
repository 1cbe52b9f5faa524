"""Accounting periods, gaming days, and the RAM clear."""

from __future__ import annotations

from drivers.ports.table import DealerAnswer, FreedSeat, ShownRound
from terminal.cabinet.cash_box.contents import Contents, Drop
from terminal.cabinet.events.diagnostics import TouchPanel
from terminal.cabinet.events.machine import TakenOutOfService
from terminal.cabinet.events.shape import Event
from terminal.cabinet.meters import Meters
from terminal.cabinet.people.account import Account, Person
from terminal.cabinet.players.player import CardToday, Player
from terminal.cabinet.validation import TicketKey
from terminal.common.local_time import UtcOffset
from terminal.messages.text import Text


class PeriodEnded(Event, frozen=True, tag="period_ended"):
    """The accounting period was closed and its meters restart; lifetime meters continue (regulation M8)."""

    number: int
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""


class GamingDayBegan(Event, frozen=True, tag="gaming_day_began"):
    """A gaming day began; the one before it, if any, ended with it (regulation M7)."""

    number: int
    """Numbers only rise, also over a RAM clear if the journal before it could be read."""
    date: str
    """Its date by the local clock, like ``2026-09-21``. Play after midnight belongs to the date on which the day began.
    """
    at_ms: int
    passed_days: int
    """How many days its date is after the previous one: more than 1 after days without power or after a clock was set
    forward, negative if a technician confirmed a clock after it had been ahead, 0 for the first of a journal."""
    offset_minutes: int | None = None
    """Local time less UTC at its beginning; None in journals of earlier versions."""


class ClearCalled(Event, frozen=True, tag="clear_called"):
    """A RAM clear was requested. It begins by printing the meters, on this number of slips, which are ordered next."""

    at_ms: int
    pages: int
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""


class ClearConfirmed(Event, frozen=True, tag="clear_confirmed"):
    """The RAM clear was confirmed: the last event of its journal (regulation C9). The next start carries it out."""

    at_ms: int
    by: tuple[str, ...]
    """The keys that were turned."""
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""
    second: Person | None = None
    """The second person, who agreed."""


class Cleared(Event, frozen=True, tag="cleared"):
    """The first event after a RAM clear: the previous journal was archived, and all meters restart."""

    at_ms: int
    """When the RAM clear was confirmed."""
    by: tuple[str, ...]
    archive: str
    """The folder, beside each copy, that holds the previous journal."""
    seq: int
    """The number of its last event; 0 if it could not be read."""
    chain: str
    """The hash of its last event, in hexadecimal digits."""
    meters: Meters | None
    """Its lifetime meters; None if they could not be read."""
    unread: Text = ""
    """Why it could not be read."""
    ticket_sequence: int = 0
    tickets: int = 0
    throws: int = 0
    bills: int = 0
    hand_pays: int = 0
    manual_credits: int = 0
    shifts: int = 0
    drops: int = 0
    rounds: int = 0
    table_rounds: int = 0
    dealer_orders: int = 0
    slips: int = 0
    days: int = 0
    """The last number of each kind: a number is never used again."""
    dealer_answer: DealerAnswer | None = None
    """The answer to the last order of a dealer's console."""
    orders_given: tuple[tuple[int, str], ...] = ()
    """Round and key of the orders of dealers' consoles that could be carried out once more."""
    seats_freeing: tuple[FreedSeat, ...] = ()
    """The seats that the exchange of this shared table is to free."""
    seats_freed: tuple[FreedSeat, ...] = ()
    """The seats that were freed: what they were owed was paid."""
    table_shown: ShownRound | None = None
    """The round that the stations of this shared table see: decided, or open without a bet."""
    table_accepted: tuple[tuple[int, int], ...] | None = None
    """The version of the bets that counted in it, by seat."""
    table_before: ShownRound | None = None
    """The decided round before it."""
    table_accepted_before: tuple[tuple[int, int], ...] | None = None
    """Its list."""
    table_point: int | None = None
    """The Point of this shared table."""
    table_marks: dict[str, tuple[int, ...]] = {}
    """What its felt counts besides the Point, by name."""
    program_signed: bool = False
    """A signed release has played on the previous journal."""
    ticket_key: TicketKey | None = None
    """The key of its ticket numbers; None if it had no key or could not be read."""
    people: tuple[Account, ...] = ()
    """The accounts of the staff go on: a clear of the meters adds no person and removes none."""
    people_added: int = 0
    """The number of the last account that was ever added."""
    box: Contents = Contents()
    """What must be in the cash box: it stays in the validator."""
    box_since: int = 0
    """The number of the last bill or ticket before that box was put in."""
    box_drops: tuple[Drop, ...] = ()
    """The cash boxes that were taken out, and their counts."""
    out_of_service: TakenOutOfService | None = None
    """The station was out of service, and stays so."""
    parameters: dict[str, str] = {}
    """The parameters in force go on; empty in journals of earlier versions, and if the journal could not be read."""
    pay_tables_signed_ms: int = 0
    """When the last file with pay tables was signed: an older one stays refused."""
    touch: TouchPanel = TouchPanel()
    """The touch panel stays calibrated."""
    clears: int = 0
    """How many RAM clears there were, with this one; 0 for one by an earlier version."""
    players: tuple[Player, ...] = ()
    """The players who have agreed to be remembered go on, and so do their blocked cards."""
    players_today: tuple[CardToday, ...] = ()
    """What holds for cards until the gaming day ends, such as their players' limits."""
    offsets: tuple[UtcOffset, ...] = ()
    """The offsets of local time that are known: instants of the journal before are shown with them as well."""
