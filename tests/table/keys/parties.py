"""A house's authority in memory, and keys for whoever a test needs."""

from __future__ import annotations

from datetime import UTC, datetime

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from terminal.table.keys.authority import Authority, certify, for_days, new_authority
from terminal.table.keys.parties import Party, dealer, display, station, the_table
from terminal.table.keys.proofs import Keys, Own

NOW = datetime(2026, 11, 26, 12, tzinfo=UTC)
VALID = for_days(NOW, 365)

TABLE, SEAT_3, SEAT_4 = the_table(1), station(1, 3, 17), station(1, 4, 18)
ANA, WALL = dealer(1, "ana"), display(1)


def new_house(name: str = "Casino Bled") -> Authority:
    """An authority."""
    return new_authority(name, Ed25519PrivateKey.generate(), for_days(NOW, 9_000))


HOUSE = new_house()


def own(login: str, house: Authority = HOUSE) -> Own:
    """A key with a certificate of this name."""
    key = Ed25519PrivateKey.generate()
    return Own(certify(house, login, key.public_key(), VALID), key)


def keys(*parties: Party, house: Authority = HOUSE, revoked: tuple[int, ...] = ()) -> Keys:
    """The keys of a process that is all of these."""
    return Keys(house.certificate, [own(party.login, house) for party in parties], revoked)


class EveryonesKeys(Keys):
    """The keys of a process of the tests that is whoever it says it is."""

    def __init__(self, house: Authority = HOUSE) -> None:
        super().__init__(house.certificate, ())
        self._house = house

    def sign(self, party: Party, kind: str, content: bytes) -> bytes:
        """Sign, with a key that is made when it is needed first."""
        if party.login not in self._own:
            self._own[party.login] = own(party.login, self._house)
        return super().sign(party, kind, content)
