"""Keys that prove who speaks as the real ones do, and take no time: the simulation is of the order of messages."""

from __future__ import annotations

import hashlib
import itertools

from drivers.ports.message import message
from terminal.table.keys.parties import Party
from terminal.table.keys.proofs import Keys
from terminal.table.keys.refusals import KeysError


class PlainKeys(Keys):
    """The keys of one process, from its start to its end, whoever it is."""

    def __init__(self, process: bytes) -> None:
        """`process` tells it from all others."""
        self.process = process
        self.starts = {}
        self.requests = itertools.count(1)

    @property
    def numbers(self) -> dict[str, str]:
        """It has no certificates."""
        return {}

    def sign(self, party: Party, kind: str, content: bytes) -> bytes:
        """Prove that this party says this."""
        return hashlib.blake2b(content, key=f"{party.login} {kind}".encode(), digest_size=16).digest()

    def verify(self, party: Party, kind: str, content: bytes, proof: bytes) -> str:
        """Verify that this party said this: the number of its one certificate. Raises KeysError."""
        if proof != self.sign(party, kind, content):
            raise KeysError(message("keys.altered", who=party.login))
        return party.login
