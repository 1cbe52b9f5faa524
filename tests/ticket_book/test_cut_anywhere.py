"""Tickets that are lost in the validator, fed in again, settled, and cut off anywhere: book and journal agree.

Regulation 4 and COMAR .24: a voucher is redeemed once. Each walk is a cabinet with its book on the disk, a player with
his paper, and an attendant who credits what he finds in the stacker.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from drivers import ports
from drivers.ports import BillAtPowerUp, BillOrder, ValidatorOrder
from drivers.ports.authority import AuthorityReady
from terminal.cabinet.commands import FromDevice, SettleBill, Start
from terminal.cabinet.events import BillSettled, TicketInCredited, TicketInSeen
from terminal.cabinet.orders import authority_order
from terminal.ticket_book.book import Book
from tests.ticket_book.test_put_back import House

STEPS = 150
CUTS = 0.25
FALLS_BACK = 0.5


class Walk:
    """What a validator and the people before it do with a few tickets, at random."""

    def __init__(self, house: House, chance: random.Random) -> None:
        self._house = house
        self._pipeline = house.pipeline
        self._chance = chance
        self._hand = [house.printed(dollars) for dollars in (1, 5, 10, 20, 50)]
        self._acceptor: str | None = None
        self._stacker: list[str] = []

    def step(self) -> None:
        """Let something happen."""
        deeds = (self._feed, self._follow, self._ask, self._cut, self._settle)
        self._chance.choices(deeds, weights=(4, 4, 6, 2, 1))[0]()

    def paid(self) -> Counter[str]:
        """How often each ticket was credited, by the cabinet or by the attendant."""
        events = self._pipeline.events
        of = {event.number: event.validation for event in events if isinstance(event, TicketInSeen)}
        paid = (event.number for event in events if isinstance(event, TicketInCredited))
        settled = (event.number for event in events if isinstance(event, BillSettled) and event.credited_cents)
        return Counter(of[number] for number in (*paid, *settled))

    def _feed(self) -> None:
        if self._acceptor is None and self._hand:
            self._acceptor = self._hand.pop(0)
            self._house.escrowed(self._acceptor)

    def _follow(self) -> None:
        """The validator obeys its orders; its reports about that are lost now and then."""
        order = self._pipeline.order("validator")
        assert isinstance(order, ValidatorOrder)
        if self._acceptor is None or order.bill is BillOrder.HOLD:
            return
        ticket, self._acceptor = self._acceptor, None
        stacked = order.bill is BillOrder.STACK
        (self._stacker if stacked else self._hand).append(ticket)
        heard = self._chance.random()
        if heard > CUTS:
            self._pipeline.report("validator", ports.BillStacked() if stacked else ports.BillReturned())
        elif heard > CUTS / 2:
            found = BillAtPowerUp.STACKER if stacked else BillAtPowerUp.NONE
            self._pipeline.report("validator", ports.ValidatorPoweredUp(found))
        self._pipeline.report("validator", ports.ValidatorIdle(accepting=True))

    def _ask(self) -> None:
        """The book answers one request; the answer is cut off now and then."""
        requests = authority_order(self._pipeline.state).requests
        if requests:
            with closing(Book(self._house.path)) as book:
                answer = book.answer(requests[0], self._pipeline.now.at_ms)
            if self._chance.random() < CUTS:
                self._cut()
            else:
                self._pipeline.give(FromDevice("authority", answer))

    def _settle(self) -> None:
        """The attendant credits a ticket that is in the stacker."""
        for dispute in self._pipeline.state.acceptor.disputes[:1]:
            self._pipeline.report("board", ports.BoardInputs((), ("attendant",)))
            self._pipeline.give(SettleBill(dispute.number, credit=dispute.validation in self._stacker))
            self._pipeline.report("board", ports.BoardInputs((), ()))

    def _cut(self) -> None:
        """The cabinet loses its power, and half of the time what was in the acceptor falls back to the player."""
        self._pipeline.give(Start("test", authority=True))
        assert self._house.held() is None
        self._pipeline.give(FromDevice("authority", AuthorityReady()))
        self._pipeline.report("board", ports.BoardInputs((), ()))
        if self._acceptor is not None and self._chance.random() < FALLS_BACK:
            self._hand.append(self._acceptor)
            self._acceptor = None
        if self._acceptor is None:
            self._pipeline.report("validator", ports.ValidatorIdle(accepting=True))
        else:
            self._pipeline.report("validator", ports.TicketEscrowed(self._acceptor))


@pytest.mark.parametrize("seed", range(60))
def test_no_ticket_is_paid_twice_and_the_book_always_knows_what_the_journal_knows(tmp_path: Path, seed: int) -> None:
    walk = Walk(House(tmp_path), random.Random(seed))  # noqa: S311 - people and cables
    for _ in range(STEPS):
        walk.step()
    assert all(times == 1 for times in walk.paid().values()), walk.paid()
