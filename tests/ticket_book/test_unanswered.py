"""Each request of the cabinet has one answer for as long as it is wanted, however often the order comes."""

from __future__ import annotations

from drivers.ports.authority import Ask, AuthorityOrder, Close
from terminal.ticket_book.unanswered import Unanswered

ASKED = Ask(1, "001234567890123456", "USD", 1_000)
ENDED = Close("redeemed", 1, "001234567890123456", 1_000, 25_00)


def test_the_oldest_request_comes_first_and_each_of_them_once() -> None:
    unanswered = Unanswered()
    unanswered.want(AuthorityOrder((ENDED, ASKED)))
    assert unanswered.next() == ENDED
    unanswered.answered(ENDED)
    assert unanswered.next() == ASKED
    unanswered.answered(ASKED)
    assert unanswered.next() is None


def test_an_order_that_comes_again_asks_for_nothing_new() -> None:
    unanswered = Unanswered()
    unanswered.want(AuthorityOrder((ASKED,)))
    unanswered.answered(ASKED)
    unanswered.want(AuthorityOrder((ASKED, ENDED)))
    assert unanswered.next() == ENDED


def test_a_request_that_was_given_up_may_be_made_again() -> None:
    unanswered = Unanswered()
    unanswered.want(AuthorityOrder((ASKED,)))
    unanswered.answered(ASKED)
    unanswered.want(AuthorityOrder())
    unanswered.want(AuthorityOrder((ASKED,)))
    assert unanswered.next() == ASKED


def test_an_answer_that_is_no_longer_wanted_is_forgotten() -> None:
    unanswered = Unanswered()
    unanswered.want(AuthorityOrder((ASKED,)))
    unanswered.want(AuthorityOrder())
    unanswered.answered(ASKED)
    unanswered.want(AuthorityOrder((ASKED,)))
    assert unanswered.next() == ASKED
