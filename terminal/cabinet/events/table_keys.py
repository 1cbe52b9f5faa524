"""The keys with which the parties of a shared table prove themselves, as its stations and the table have seen them."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event


class TableKeySeen(Event, frozen=True, tag="table_key_seen"):
    """From here on what this party says is signed with this key: it was heard for the first time, or has a new key."""

    party: str
    """Its name, such as ``station-1-3-17``: table 1, seat 3, cabinet 17."""
    key: str
    """The number of its certificate: the first 16 hexadecimal digits of the SHA-256."""
    at_ms: int


class CertificateStands(Event, frozen=True, tag="certificate_stands"):
    """A certificate by which this machine proves itself ends soon, or has ended; without a day, none does any more."""

    party: str
    """The name on the machine's own certificate."""
    own: str = ""
    """The day in UTC on which it ends, such as ``2031-11-26``; empty if that is not soon, or with the authority's."""
    authority: str = ""
    """The day in UTC on which the certificate of the house's authority ends; empty if that is not soon."""
