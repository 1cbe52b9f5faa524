"""Validation numbers are unpredictable without the key and never repeat (regulation 1.8)."""

from __future__ import annotations

import hmac
from hashlib import sha256
from itertools import pairwise

import pytest

from terminal.cabinet.commands import CashOut, Start
from terminal.cabinet.events import Cleared, TicketIssued, TicketKeyMade
from terminal.cabinet.fold import fold
from terminal.cabinet.state import to_bytes
from terminal.cabinet.validation import (
    HALF,
    KEY_BYTES,
    MAX_MACHINE_ID,
    MAX_SEQUENCE,
    TicketKey,
    ticket_key,
    validation_number,
)
from tests.cabinet.pipeline import KEY, Pipeline
from tests.cabinet.test_old_journals import old_pipeline

OTHER_KEY = ticket_key(bytes(reversed(range(KEY_BYTES))))


def cashed_out(pipeline: Pipeline) -> str:
    """The number of the ticket for a bill that was fed and cashed out at once."""
    [issued] = [one for one in pipeline.feed(20).give(CashOut()) if isinstance(one, TicketIssued)]
    return issued.ticket.validation


def taken_back(key: TicketKey, number: str) -> tuple[int, int]:
    """Machine number and sequence of a validation number, as only the holder of its key can find them."""
    left, right = divmod(int(number[2:]), HALF)
    for count in reversed(range(10)):
        said = f"ticket number {count} {left:08d}".encode()
        mixed = int.from_bytes(hmac.digest(bytes.fromhex(key.secret), said, sha256))
        left, right = (right - mixed) % HALF, left
    sequence, machine_id = divmod(left * HALF + right, MAX_MACHINE_ID + 1)
    return machine_id, sequence


def test_a_number_has_eighteen_digits_and_says_that_the_machine_made_it() -> None:
    for sequence in (0, 1, MAX_SEQUENCE):
        number = validation_number(KEY, 1, sequence)
        assert (len(number), number[:2], number.isdecimal()) == (18, "00", True)


@pytest.mark.parametrize("machine_id", [0, 1, 0x123456, MAX_MACHINE_ID])
@pytest.mark.parametrize("sequence", [0, 1, 0xFFFFFF, MAX_SEQUENCE])
def test_no_two_tickets_share_a_number_because_each_number_leads_back_to_one_ticket(
    machine_id: int, sequence: int
) -> None:
    assert taken_back(KEY, validation_number(KEY, machine_id, sequence)) == (machine_id, sequence)


def test_twenty_thousand_tickets_have_twenty_thousand_numbers() -> None:
    assert len({validation_number(KEY, 77, sequence) for sequence in range(20_000)}) == 20_000


def test_a_number_that_does_not_fit_is_refused_and_never_cut_short() -> None:
    for machine_id, sequence in ((MAX_MACHINE_ID + 1, 0), (-1, 0), (0, MAX_SEQUENCE + 1), (0, -1)):
        with pytest.raises(AssertionError, match="does not fit"):
            validation_number(KEY, machine_id, sequence)


def test_machine_and_minute_alone_do_not_tell_the_number() -> None:
    """Two journals with one machine number, at one instant: only the key distinguishes their tickets."""
    one, other = (Pipeline(key=key).open_for_play() for key in (KEY, OTHER_KEY))
    numbers = cashed_out(one), cashed_out(other)
    assert one.state.ticketing.sequence == other.state.ticketing.sequence
    assert numbers[0] != numbers[1]


def test_numbers_one_after_another_have_no_digits_in_common_but_by_chance() -> None:
    """One number in ten agrees in any one place: a count that shows through would agree in most places."""
    numbers = [validation_number(KEY, 1, sequence)[2:] for sequence in range(1_000)]
    for place in range(16):
        alike = sum(before[place] == after[place] for before, after in pairwise(numbers))
        assert 50 < alike < 150, f"digit {place} follows from the number before it"


def test_the_first_start_makes_the_key_and_no_later_one_replaces_it() -> None:
    pipeline = Pipeline()
    assert [one for one in pipeline.events if isinstance(one, TicketKeyMade)] == [TicketKeyMade(KEY)]
    pipeline.give(Start("again", fresh_key=OTHER_KEY))
    assert pipeline.state.ticketing.key == KEY
    assert sum(isinstance(one, TicketKeyMade) for one in pipeline.events) == 1


def test_a_journal_from_before_there_were_keys_has_one_made_at_its_next_start() -> None:
    pipeline = old_pipeline()
    assert pipeline.state.ticketing.key is None
    pipeline.give(Start("new", fresh_key=OTHER_KEY))
    assert pipeline.state.ticketing.key == OTHER_KEY


def test_without_a_key_no_ticket_is_issued() -> None:
    pipeline = old_pipeline().open_for_play()
    with pytest.raises(AssertionError, match="makes the key"):
        pipeline.give(CashOut())


def test_a_ram_clear_of_before_there_were_keys_leaves_none_and_the_next_start_makes_one() -> None:
    pipeline = Pipeline()
    pipeline.state = fold(pipeline.cabinet.new_state(), Cleared(0, (), "2026-01-02", 3, "ab", None))
    pipeline.give(Start("new", fresh_key=OTHER_KEY))
    assert pipeline.state.ticketing.key == OTHER_KEY


def test_a_key_of_too_few_bytes_is_refused() -> None:
    with pytest.raises(ValueError, match="made of 32 bytes, not of 31"):
        ticket_key(bytes(KEY_BYTES - 1))


def test_no_message_that_names_an_event_or_a_state_shows_the_key() -> None:
    pipeline = Pipeline()
    assert KEY.secret.encode() in to_bytes(pipeline.state)  # else this test would find nothing whatever was shown
    assert all(
        KEY.secret not in f"{said!r} {said}" for said in (KEY, TicketKeyMade(KEY), pipeline.events, pipeline.state)
    )
