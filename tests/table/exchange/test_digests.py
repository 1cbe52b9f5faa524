"""A seal carries the bets, and what their player has chosen besides; nobody alters either on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import bets_of, make_seal
from terminal.table.exchange.exchange import ExchangeRefused

NAMED = SealedBets(7, 3, 2, 5_00, {"bank": 5_00}, final=True, chosen="main@7")


def test_what_the_shooter_has_named_is_sealed_with_the_bets() -> None:
    assert bets_of(make_seal(NAMED)) == NAMED


def test_another_main_under_the_same_digest_is_an_altered_seal() -> None:
    seal, other = make_seal(NAMED), make_seal(replace(NAMED, chosen="main@6"))
    assert seal.digest != other.digest
    with pytest.raises(ExchangeRefused):
        bets_of(replace(seal, body=other.body))


def test_a_seal_without_a_choice_has_the_form_that_it_always_had() -> None:
    assert make_seal(replace(NAMED, chosen="")).body == b'{"bets":{"bank":500},"off":[],"final":true}'
