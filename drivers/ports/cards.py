"""What a reader of players' cards can do and report, of any make.

The number of a card never leaves its driver: a report names the card by a keyed digest, which tells nothing without the
cabinet's secret. The name on a card is reported only after its player has agreed to be remembered.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.message import Message


class CardKey(msgspec.Struct, frozen=True):
    """The secret of one cabinet's card digests. Its `repr` hides it, so that no log or message can show it."""

    secret: str
    """Bytes in hexadecimal digits."""

    def __repr__(self) -> str:
        """Name the key without showing it."""
        return "CardKey(...)"


class CardOrder(msgspec.Struct, frozen=True):
    """How cards are named, which are the house's, and whose name is wanted."""

    key: CardKey | None = None
    """The key of the digests; without one no card is reported."""
    prefix: str = ""
    """What the numbers of the house's cards begin with; empty if every card is one."""
    name_of: str = ""
    """The digest of the card whose name is wanted; empty for none."""


class CardReaderReady(msgspec.Struct, frozen=True):
    """The reader could read a card."""


class CardReaderFault(msgspec.Struct, frozen=True):
    """The reader cannot read cards. Ends with CardReaderReady."""

    code: str
    say: Message


class CardIn(msgspec.Struct, frozen=True):
    """A card of the house is in the reader, or was swiped."""

    card: str
    """Its digest."""
    stays: bool
    """The reader holds it, and reports when it is taken out; a swiped card is in the player's hand again."""


class CardOut(msgspec.Struct, frozen=True):
    """No card is in a reader that holds cards."""


CardTrouble = Literal["unreadable", "several", "foreign"]
"""Why a card is not taken: it cannot be read, there is more than one, or it is no card of the house."""


class CardNotTaken(msgspec.Struct, frozen=True):
    """A card cannot be used."""

    why: CardTrouble


class CardNamed(msgspec.Struct, frozen=True):
    """The given name on the card whose name is wanted."""

    card: str
    name: str


CardReport = CardReaderReady | CardReaderFault | CardIn | CardOut | CardNotTaken | CardNamed
