"""A seal carries the bets, and what their player has chosen besides; nobody alters either on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import bets_of, make_seal, verify_row, with_digest
from terminal.table.exchange.exchange import ExchangeRefused, RoundRow

NAMED = SealedBets(7, 3, 2, 5_00, {"bank": 5_00}, final=True, chosen="main@7")


def test_what_the_shooter_has_named_is_sealed_with_the_bets() -> None:
    assert bets_of(make_seal(NAMED)) == NAMED


def test_another_main_under_the_same_digest_is_an_altered_seal() -> None:
    seal, other = make_seal(NAMED), make_seal(replace(NAMED, chosen="main@6"))
    assert seal.digest != other.digest
    with pytest.raises(ExchangeRefused):
        bets_of(replace(seal, body=other.body))


def test_a_round_without_terms_has_the_digest_that_it_always_had() -> None:
    """It was published before rounds had terms, and is read by a station that knows them."""
    row = RoundRow(
        table=1,
        round=7,
        phase="open",
        remaining_ms=20_000,
        marks={"main": (7,)},
        sheet=b"s" * 32,
        journal_seq=70,
        chain=b"c" * 32,
    )
    assert with_digest(row).digest.hex() == "71eb37b91a782501745ae8389198c805ab25d1c07c194b71bb800646ecc2dc55"
    altered = replace(with_digest(replace(row, terms={"game.mode": "roll"})), terms={"game.mode": "auto"})
    with pytest.raises(ExchangeRefused):
        verify_row(altered)


def test_a_seal_without_a_choice_has_the_form_that_it_always_had() -> None:
    assert make_seal(replace(NAMED, chosen="")).body == b'{"bets":{"bank":500},"off":[],"final":true}'
