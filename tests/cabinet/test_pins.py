"""The digest that stands for a PIN: salted, slow, and of nothing that is no PIN."""

from __future__ import annotations

from hashlib import scrypt

import pytest

from terminal.cabinet import pins
from terminal.cabinet.commands import ReturnToStation
from terminal.cabinet.pins import PIN, SALT_BYTES, agree, digest_like, digest_of, reserving, returning
from terminal.cabinet.state.visits import Reservation
from terminal.rules.refusal import Refusal

SALT = bytes(range(SALT_BYTES))
NO_PINS = ("", "471", "123456789", "47a1", "٤٧١١", " 4711", "4711\n", "-471")


def test_a_digest_says_how_slow_it_is_to_derive() -> None:
    """A reader of the journal guesses the SHA-256 of four digits at once; this needs 16 MiB for every try."""
    name, n, r, p, digest = digest_of("salt", "4711").split(":")
    assert (name, len(digest)) == ("scrypt", 64)
    assert int(n) * int(r) * int(p) * 128 >= 16 << 20
    by_hand = scrypt(b"4711", salt=b"salt", n=int(n), r=int(r), p=int(p), dklen=32)
    assert digest == by_hand.hex()


def test_one_pin_under_two_salts_has_two_digests() -> None:
    first, second = reserving("4711", SALT), reserving("4711", SALT[::-1])
    assert first.salt == SALT.hex() != second.salt
    assert not agree(first.digest, second.digest)


def test_a_pin_is_derived_again_as_its_reservation_was() -> None:
    made = reserving("4711", SALT)
    reservation = Reservation(until_ms=0, salt=made.salt, digest=made.digest)
    assert agree(returning("4711", reservation).digest, made.digest)
    assert not agree(returning("4712", reservation).digest, made.digest)


def test_a_stored_digest_keeps_the_costs_that_it_was_derived_at() -> None:
    assert digest_like("scrypt:16:8:1:00", "salt", "4711").startswith("scrypt:16:8:1:")


@pytest.mark.parametrize("pin", NO_PINS)
def test_what_is_no_pin_is_refused_before_anything_is_derived(pin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("digest_of", "digest_like"):
        monkeypatch.setattr(pins, name, lambda *_: pytest.fail("derived"))
    with pytest.raises(Refusal, match="A PIN has four to eight digits") as caught:
        reserving(pin, SALT)
    assert caught.value.code == "pin"
    with pytest.raises(Refusal, match="A PIN has four to eight digits"):
        returning(pin, Reservation(until_ms=0, salt="", digest="scrypt:16:8:1:00"))


def test_four_to_eight_digits_are_a_pin() -> None:
    assert all(PIN.fullmatch("1" * length) for length in range(4, 9))


def test_where_nothing_is_reserved_nothing_is_derived() -> None:
    assert returning("4711", None) == ReturnToStation("")
