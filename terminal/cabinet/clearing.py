"""The decisions of a RAM clear: who may restart the meters, when, and after which paper (C9).

Both keys are turned and the logic door is open (ANZ 2.4.6): two people, from inside the logic area. Nothing may be open
between the cabinet and a person. The meters are printed first, and only after the printer has reported all pages as
printed can the clear be confirmed. The confirmation is the last event of its journal: the next start carries it out,
archives the whole journal and begins a new one (`terminal/start/ram_clear.py`).
"""

from __future__ import annotations

from typing import Any

from drivers.ports import KEYS, MAX_SLIP_LINES
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import meter_sheet, slips
from terminal.cabinet.at_table.refusals import verify_credit_stands
from terminal.cabinet.events import ClearCalled, ClearConfirmed, Cleared, Event, SlipOrdered
from terminal.cabinet.fold_clear import CONTINUED
from terminal.cabinet.numbering import next_clear
from terminal.cabinet.people.authority import acting, second, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.players import logging_in
from terminal.cabinet.state import State
from terminal.common import money
from terminal.common.local_time import local
from terminal.messages.english import sentence
from terminal.messages.text import Text
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal, allowed
from terminal.settings.kinds import ALL, NONE
from terminal.settings.parameters import Profile

TITLE = "RAM CLEAR - METERS BEFORE IT"
LOST_TITLE = "RAM CLEAR - METERS COULD NOT BE READ"


def verify_authorised(profile: Profile, state: State) -> None:
    """Both keys are turned, the logic door is open, and two people agree. Raises Refusal."""
    if any(key not in state.machine.keys_turned for key in KEYS):
        raise Refusal("key", "Turn both keys, the attendant's and the technician's.")
    verify_second_person(profile, state, Right.RAM_CLEAR)
    if not state.clear_authorised:
        raise Refusal("clear_door", "Open the logic door: meters are cleared from inside the logic area only.")


def verify_permitted(profile: Profile, state: State, now: c.Instant) -> None:
    """The meters of this cabinet may begin at zero today (regulation D8). Without a time only the rest is verified.

    Where the key of manufacturer or regulator decides, its file that names the day permits one clear. Raises Refusal.
    """
    last_day, before = profile.ram_clear, state.ram_clear.before
    if last_day == ALL:
        return
    if last_day == NONE or (now.at_ms and f"{local(now.at_ms, now.offset_minutes):%Y-%m-%d}" > last_day):
        raise Refusal("clear_permit", "No RAM clear is permitted here today: that is the parameter access.ram_clear.")
    if profile.pay_tables_key and before is not None and before.at_ms >= state.configuration.pay_tables_signed_ms:
        say = "The RAM clear that was permitted is done: the next one takes another signed configuration."
        raise Refusal("clear_permit", say)


def verify_nothing_open(state: State) -> None:
    """No money is in play, in the credit, or on its way in or out. Raises Refusal.

    What is in the credit, on the felt and on a ticket that is not printed was paid at the table if the seat was freed,
    and what an old copy of a disk has there is settled by the journal that was continued.
    """
    stands = allowed(verify_credit_stands, state)
    if stands:
        _verify_no_credit(state)
    if state.ticketing.ticket is not None and (stands or state.ticketing.ticket.doubt):
        raise Refusal(
            "ticket_open", "Ticket {number} is not finished yet.", number=state.ticketing.ticket.ticket.number
        )
    if state.acceptor.bill is not None or state.acceptor.test is not None:
        raise Refusal("bill_open", "A bill is still on its way.")
    if state.acceptor.ticket_in is not None:
        raise Refusal("bill_open", "A ticket is still on its way.")
    if state.acceptor.disputes:
        raise Refusal("clear_open", "A bill or a ticket is disputed: it has to be settled first.")
    if state.shifts.open:
        raise Refusal("clear_open", "A shift is open: it has to be ended first.")
    if state.hosting.holds_bets:
        raise Refusal("clear_open", "Stations have bets at this table: they have to be decided first.")
    if state.ticketing.owed:
        raise Refusal("clear_open", "The ticket authority does not know yet how a ticket ended.")


def _verify_no_credit(state: State) -> None:
    """Nothing is in the credit or in play. Raises Refusal."""
    if state.credit_cents:
        raise Refusal("clear_open", "There is credit: it has to be paid out first.")
    if state.hand_pay.due:
        raise Refusal("clear_open", "A hand pay is open: it has to be settled first.")
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    if state.is_station and state.at_table.awaited:
        raise Refusal("clear_open", "The table does not know yet how this station's last round ended.")


def call(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Print the meters, the first half of a RAM clear. Raises Refusal."""
    verify_permitted(profile, state, now)
    verify_authorised(profile, state)
    verify_nothing_open(state)
    slips.verify_none(state)
    slips.verify_printable(state)
    pages = papers(profile, state, now)
    orders = (
        SlipOrdered(slips.slip(state, state.papers.last_slip + page, lines), "meters", page, acting(profile, state))
        for page, lines in enumerate(pages, start=1)
    )
    return (ClearCalled(now.at_ms, len(pages), acting(profile, state)), *orders)


def confirm(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Confirm the RAM clear: nothing more can be asked of this journal. Raises Refusal."""
    verify_permitted(profile, state, now)
    verify_authorised(profile, state)
    verify_nothing_open(state)
    matter = state.ram_clear.matter
    if matter is None or matter.why or matter.printed < matter.pages:
        raise Refusal("clear_print", "The meters have to be printed first, all pages of them.")
    if matter.meters != state.meters:
        raise Refusal("clear_print", "The meters have changed since they were printed: print them again.")
    agreed = second(profile, state, Right.RAM_CLEAR)
    who, with_ = acting(profile, state), agreed.person if agreed else None
    confirmed = ClearConfirmed(now.at_ms, state.machine.keys_turned, who, with_)
    return (*second_used(state, now), *logging_in.at_clear(state, now), confirmed)


def cleared(confirmed: ClearConfirmed, before: State, archive: str, end: tuple[int, str]) -> Cleared:
    """Describe in the new journal the one before it; `end` is the number and the hash of its last event."""
    read = not before.journal.lost
    numbers = {field: getattr(getattr(before, group), name) for field, (group, name) in CONTINUED.items()}
    numbers["clears"] = next_clear(before.ram_clear.clears, confirmed.at_ms, counted=read)
    return Cleared(
        at_ms=confirmed.at_ms,
        by=confirmed.by,
        archive=archive,
        seq=end[0] if read else 0,
        chain=end[1] if read else "",
        meters=before.meters if read else None,
        unread=_unread(before),
        **_puck(before),
        **numbers,
    )


def _puck(before: State) -> dict[str, Any]:
    """The puck of a shared table, and what its felt counts besides: every station goes on with them."""
    if not before.hosting.rounds:
        return {}
    return {"table_point": before.felt.point, "table_marks": dict(kind_of(before.table).marks(before.table))}


def _unread(before: State) -> Text:
    """Why the journal before could not be read, copy by copy; empty where it could."""
    match before.journal.copies:
        case (database, second, third):
            return message("journal.unread", why=before.journal.lost, database=database, second=second, third=third)
    return before.journal.lost


def papers(profile: Profile, state: State, now: c.Instant) -> list[list[str]]:
    """The pages that are printed before a clear: every meter, or that they could not be read."""
    body = _lost(state) if state.journal.lost else _meters(state)
    title = LOST_TITLE if state.journal.lost else TITLE
    room = MAX_SLIP_LINES - len(_head(profile, title, now, 1, 1))
    parts = slips.in_pages(body, room)
    return [[*_head(profile, title, now, page, len(parts)), *part] for page, part in enumerate(parts, start=1)]


def _head(profile: Profile, title: str, now: c.Instant, page: int, pages: int) -> list[str]:
    return [
        *slips.heading(profile, title),
        *slips.printed_on(now, None),
        slips.row("Page", f"{page} of {pages}"),
        "",
    ]


def _meters(state: State) -> list[list[str]]:
    """Lifetime meters, with all their digits; then those that are not cumulative, and the games since."""
    rows: list[list[str]] = []
    for one in meter_sheet.lines(state):
        figure = money.figures(one.lifetime) if one.money else f"{one.lifetime:0{meter_sheet.MIN_DIGITS}d}"
        rows.append(slips.entry(one.title, figure))
    rows += [[slips.row(f"Games since {what}", str(games))] for what, games in meter_sheet.since(state).items()]
    rows += [[slips.row(what.capitalize(), money.figures(cents))] for what, cents in meter_sheet.last(state).items()]
    return [[slips.row("Amounts are in", state.configuration.currency)], *rows]


def _lost(state: State) -> list[list[str]]:
    findings = [state.journal.lost, *state.journal.copies]
    return [[line] for one in findings for line in (*slips.in_lines(sentence(one)), "")]
