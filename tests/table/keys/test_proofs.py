"""Each party of a table proves what it says, and nothing else counts (regulation V4, S4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from terminal.table.keys.authority import certify, certify_server, der, for_days
from terminal.table.keys.parties import Party, dealer, display, party_of, station, the_table
from terminal.table.keys.proofs import GOOD_MAX, KNOWN_MAX, SIGNATURE, Keys, Own, _signed
from terminal.table.keys.refusals import KeysError
from tests.table.keys.parties import ANA, HOUSE, NOW, SEAT_3, SEAT_4, TABLE, VALID, WALL, keys, new_house, own

READER = keys()


def refused(ask: Callable[[], object]) -> str:
    """The code of the sentence with which this is refused."""
    with pytest.raises(KeysError) as told:
        ask()
    assert str(told.value).endswith("."), "a sentence for the staff"
    return told.value.say.code.removeprefix("keys.")


def verified(
    proof: bytes, party: Party = SEAT_3, kind: str = "seal", content: bytes = b"500", by: Keys = READER
) -> str:
    """The code of the refusal, or that it is good."""
    try:
        by.verify(party, kind, content, proof)
    except KeysError as error:
        return error.say.code.removeprefix("keys.")
    return "good"


def test_a_party_has_one_name_and_a_name_one_party() -> None:
    for party in (TABLE, SEAT_3, ANA, WALL, station(9_999, 14, 0xFF_FF_FF), dealer(1, "Ana_Maria_2")):
        assert party_of(party.login) == party
    assert SEAT_3.login == "station-1-3-17"
    strange = ("", "owner", "table-0", "table-01", "table-1 ", "table-1\n", "station-1-15-17", "station-1-3", "Table-1")
    for login in (*strange, "dealer-1-", "dealer-1-Ana Maria", "dealer-1-a__b", f"dealer-1-{'a' * 21}", "display-1-2"):
        assert party_of(login) is None, login
    for name in ("", "Ana Maria", "ana-maria", "1a", "a" * 21, "ána"):
        with pytest.raises(ValueError, match=f"^{name}$"):
            dealer(1, name)


@pytest.mark.parametrize("party", [TABLE, SEAT_3, ANA, WALL], ids=lambda party: party.role)
def test_what_a_party_signs_is_verified_by_everyone_of_its_house(party: Party) -> None:
    own_keys = keys(party)
    proof = own_keys.sign(party, "seal", b"500")
    for _ in range(2):
        assert verified(proof, party) == "good"
    assert READER.verify(party, "seal", b"500", proof) == own_keys.numbers[party.login]
    assert own_keys.logins == (party.login,)


def test_a_message_that_was_altered_or_put_elsewhere_is_refused() -> None:
    proof = keys(SEAT_3).sign(SEAT_3, "seal", b"500")
    assert verified(proof, content=b"900") == "altered"
    assert verified(proof, kind="applied") == "altered", "a seal is no report"
    assert verified(bytes([proof[0] ^ 1]) + proof[1:]) == "altered"
    assert verified(proof, SEAT_4) == "other_party", "another seat"
    assert verified(proof, station(2, 3, 17)) == "other_party", "another table"
    assert verified(proof, station(1, 3, 18)) == "other_party", "another cabinet at this seat"
    assert verified(proof, TABLE) == "other_party"


def test_what_is_signed_has_one_reading() -> None:
    """No part can be moved into its neighbour."""
    proof = keys(SEAT_3).sign(SEAT_3, "seal", b"x500")
    assert verified(proof, kind="sealx", content=b"500") == "altered"


def test_a_key_that_was_certified_for_two_seats_proves_each_of_them_by_its_own_words() -> None:
    first = own(SEAT_3.login)
    second = certify(HOUSE, SEAT_4.login, first.key.public_key(), VALID)
    proof = Keys(HOUSE.certificate, [first]).sign(SEAT_3, "seal", b"500")
    assert verified(proof[:SIGNATURE] + der(second), SEAT_4) == "altered"


def test_what_is_unsigned_or_half_is_refused() -> None:
    proof = keys(SEAT_3).sign(SEAT_3, "seal", b"500")
    assert verified(b"") == "unsigned"
    assert verified(proof[:SIGNATURE]) == "unsigned"
    assert verified(proof[:-1]) == "stranger"
    assert verified(proof[:SIGNATURE] + b"no certificate") == "stranger"


def test_a_stranger_is_refused_though_its_authority_has_the_name_of_the_house() -> None:
    other = new_house()
    assert other.certificate.subject == HOUSE.certificate.subject
    assert verified(keys(SEAT_3, house=other).sign(SEAT_3, "seal", b"500")) == "stranger"


def test_a_station_cannot_certify_itself() -> None:
    """A certificate made with the key of another certificate of the house is a stranger's."""
    seat = own(SEAT_4.login)
    forged = own(TABLE.login, type(HOUSE)(seat.certificate, seat.key))
    proof = Keys(HOUSE.certificate, [forged]).sign(TABLE, "row", b"")
    assert verified(proof, TABLE, "row", b"") == "stranger"


def test_the_server_and_the_authority_are_no_parties() -> None:
    key = Ed25519PrivateKey.generate()
    server = Own(certify_server(HOUSE, [TABLE.login], key.public_key(), VALID), key)
    for what in (server, Own(HOUSE.certificate, HOUSE.key)):
        forged = Keys(HOUSE.certificate, [what])
        proof = forged.sign(TABLE, "row", b"") if TABLE.login in forged.logins else _signed_by_hand(what)
        assert verified(proof, TABLE, "row", b"") == "stranger"


def _signed_by_hand(what: Own) -> bytes:
    return what.key.sign(_signed(TABLE, "row", b"")) + der(what.certificate)


def test_a_process_speaks_for_nobody_else() -> None:
    assert refused(lambda: keys(SEAT_3).sign(SEAT_4, "seal", b"500")) == "not_ours"
    assert refused(lambda: keys().sign(SEAT_4, "seal", b"500")) == "not_ours"


def test_a_revoked_certificate_counts_no_more() -> None:
    first = own(SEAT_3.login)
    second = own(SEAT_3.login)
    reader = keys(revoked=(first.certificate.serial_number,))
    for one, expected in ((first, "revoked"), (second, "good")):
        proof = Keys(HOUSE.certificate, [one]).sign(SEAT_3, "seal", b"500")
        assert verified(proof, by=reader) == expected


def test_a_certificate_ends_with_its_authority_at_the_latest() -> None:
    key = Ed25519PrivateKey.generate()
    certificate = certify(HOUSE, TABLE.login, key.public_key(), for_days(NOW, 20_000))
    assert certificate.not_valid_after_utc == HOUSE.certificate.not_valid_after_utc


def test_a_reader_remembers_so_many_certificates_and_no_more() -> None:
    reader = keys()
    for _ in range(KNOWN_MAX + 1):
        assert verified(keys(SEAT_3).sign(SEAT_3, "seal", b"500"), by=reader) == "good"
    assert len(reader._known) <= KNOWN_MAX


def test_a_reader_remembers_so_many_messages_and_no_more() -> None:
    reader, seat = keys(), keys(SEAT_3)
    for number in range(GOOD_MAX + 1):
        assert verified(seat.sign(SEAT_3, "seal", b"%d" % number), content=b"%d" % number, by=reader) == "good"
    assert 0 < len(reader._good) <= GOOD_MAX


def test_what_was_verified_once_is_good_for_nothing_else() -> None:
    proof = keys(SEAT_3).sign(SEAT_3, "seal", b"500")
    assert [verified(proof), verified(proof, content=b"900"), verified(proof, SEAT_4)] == [
        "good",
        "altered",
        "other_party",
    ]


def test_the_table_and_a_station_may_be_one_process() -> None:
    both = keys(TABLE, SEAT_3)
    assert verified(both.sign(TABLE, "row", b"1"), TABLE, "row", b"1") == "good"
    assert verified(both.sign(SEAT_3, "seal", b"500")) == "good"
    assert the_table(1) == TABLE
    assert display(1) == WALL
