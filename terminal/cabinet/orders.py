"""The orders to each device, derived from the state alone, so they are the same after a power cut."""

from __future__ import annotations

from drivers.ports import BillOrder, BoardOrder, CardOrder, DiceOrder, Lamp, Order, PrinterOrder, ValidatorOrder
from drivers.ports.authority import Ask, AuthorityOrder, Enter, Request
from terminal.cabinet.at_table.order import station_order
from terminal.cabinet.at_table.refusals import verify_takes_money
from terminal.cabinet.faults import present
from terminal.cabinet.hosting.table_order import table_order
from terminal.cabinet.players import limits
from terminal.cabinet.players.keying import card_key
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS, EXCHANGE
from terminal.cabinet.state.tickets import TicketMatter
from terminal.common.money import BILLS_CENTS
from terminal.rules.games import kind_of
from terminal.rules.refusal import allowed
from terminal.settings.parameters import Profile

AUTHORITY = "authority"
"""The name of the ticket authority among the devices."""
EVERY_BILL_CENTS = tuple(sorted({cents for bills in BILLS_CENTS.values() for cents in bills}))
"""The bills of all currencies that a cabinet may have."""
MAX_DISPUTES = 3
"""With this many disputed bills, no further bill is accepted."""


def orders(state: State, profile: Profile) -> dict[str, Order]:
    """The order of every device that the state requires."""
    return {
        "validator": _validator_order(state, profile),
        "printer": _printer_order(state),
        "dice": station_order(state, profile) if profile.is_station else _dice_order(state, profile),
        "board": BoardOrder(state.diagnostics.lamp or lamp(state)),
        CARDS: _card_order(state, profile),
        AUTHORITY: authority_order(state),
    }


def orders_of_table(terms: Questions, state: State) -> dict[str, Order]:
    """The orders at a shared table, which has no way in or out for money."""
    return {
        "printer": _printer_order(state),
        "dice": _dice_order(state, terms.profile),
        "board": BoardOrder(state.diagnostics.lamp or lamp(state)),
        EXCHANGE: table_order(terms, state),
    }


def _validator_order(state: State, profile: Profile) -> ValidatorOrder:
    """Inhibit the bills that the parameters exclude, and those that would lift the credit above its limit.

    One that comes anyway is returned.
    """
    if (test := state.acceptor.test) is not None:
        accept = test.wanted and state.acceptor.bill is None and state.acceptor.ticket_in is None
        return ValidatorOrder(accept, _bill_order(state), (), profile.bills_cents, 0 if test.wanted else test.number)
    accept = accepts_bills(state, profile.credit_limit_cents)
    room_cents = profile.credit_limit_cents - state.credit_cents
    excluded = [cents for cents in EVERY_BILL_CENTS if cents > room_cents or not takes_bill(profile, cents)]
    return ValidatorOrder(accept, _bill_order(state), tuple(excluded) if accept else (), profile.bills_cents)


def takes_bill(profile: Profile, value_cents: int) -> bool:
    """Whether the parameters allow bills of this value."""
    return not profile.bills_cents or value_cents in profile.bills_cents


def _dice_order(state: State, profile: Profile) -> DiceOrder:
    """The throw of the game, or the test's; and what the game needs, so that a generator that cannot do it says so.

    Neither a throw by hand nor one whose dice lie already. At a cabinet that is what the round began with, whatever an
    edited Param.ini says since.
    """
    throw = state.dice if state.dice.throw is not None else state.diagnostics.throws
    lies = state.dice.throw is not None and (
        state.rounds.phase in ("closed", "shown")
        or (profile.is_table and (profile.dice_by_hand or state.hosting.dice is not None))
    )
    return DiceOrder(None if lies else throw.throw, throw.count, kind_of(state.table).dice_counts)


def _card_order(state: State, profile: Profile) -> CardOrder:
    """The key of the digests, the house's numbers, and whose name is wanted: of a player who is remembered without."""
    known = state.players.here_known
    nameless = known.card if known is not None and not known.name else ""
    return CardOrder(card_key(state.ticketing.key), profile.card_prefix, nameless)


def _printer_order(state: State) -> PrinterOrder:
    """A ticket is the player's money and comes before any slip.

    It waits at a station that has not heard whether its seat was freed: what is on it was paid then.
    """
    ticket = state.ticketing.ticket
    if ticket and _to_print(ticket) and allowed(verify_takes_money, state):
        return PrinterOrder(ticket.ticket)
    return PrinterOrder(
        slip=state.papers.slips[0].slip if state.papers.slips and state.ticketing.ticket is None else None
    )


def _to_print(matter: TicketMatter) -> bool:
    """A ticket is printed once the authority knows it, so that every ticket on paper is known (regulation 4)."""
    return not matter.doubt and matter.book != "to_enter"


def authority_order(state: State) -> AuthorityOrder:
    """The requests to the ticket authority: first what has ended, then what is under way."""
    requests: list[Request] = list(state.ticketing.owed)
    if (matter := state.ticketing.ticket) and matter.book == "to_enter":
        ticket = matter.ticket
        requests.append(
            Enter(
                ticket.number,
                ticket.validation,
                matter.amount_cents,
                state.configuration.currency,
                matter.issued_ms,
                matter.expires_ms,
            )
        )
    if (asked := state.acceptor.ticket_in) and asked.fate == "ask":
        requests.append(Ask(asked.number, asked.validation, state.configuration.currency, asked.at_ms))
    return AuthorityOrder(tuple(requests))


def accepts_bills(state: State, credit_limit_cents: int) -> bool:
    """Bills are accepted while all doors are known to be shut, below the credit limit, with few disputes.

    None is accepted while a staff key is turned (547.8(c)); a bill already on its way into the stacker is finished.
    Nor is one accepted while a test bill may be on its way.

    A reserved station accepts no bills, nor does one that is out of service, has a break in play or a player whose
    limit is reached, or waits for a hand pay, for the answer to a reality check, for disk space, or for its first
    gaming day; nor one that pays nothing out, because its seat was freed at its table, or may have been, or because
    its disk is an old copy.
    """
    room = state.credit_cents < credit_limit_cents and len(state.acceptor.disputes) < MAX_DISPUTES
    room = room and state.machine.disk.status != "full" and not state.awaits_first_day
    room = (
        room
        and state.acceptor.test is None
        and state.doors_shut
        and not state.machine.keys_turned
        and state.machine.out_of_service is None
    )
    room = room and allowed(verify_takes_money, state)
    room = room and limits.takes_money(state) and state.visit.play_break is None
    return room and state.visit.reservation is None and state.visit.reality_check is None and not state.hand_pay.due


def _bill_order(state: State) -> BillOrder:
    in_path = state.acceptor.bill or state.acceptor.ticket_in
    if in_path is None or in_path.fate not in ("stack", "return", "test"):
        return BillOrder.HOLD
    return BillOrder.STACK if in_path.fate == "stack" else BillOrder.RETURN


RANK = {lamp: rank for rank, lamp in enumerate(Lamp)}


def lamp(state: State) -> Lamp:
    """The most urgent condition (regulation D6); otherwise that a staff key is turned."""
    shown = [Lamp.ADMINISTRATIVE] if state.machine.keys_turned else []
    shown += [fault.lamp for fault in present(state)]
    return max(shown, key=RANK.__getitem__, default=Lamp.OFF)
