"""What a player with a card touches, and what the staff does to cards."""

from __future__ import annotations

import msgspec

from terminal.cabinet.people.account import PinDigest


class EnterCardPin(msgspec.Struct, frozen=True):
    """The player has entered the PIN of the card that asks for it: its digest, with the salt and costs of the kept one.

    The card is named, so that a digest that comes late is not tried at another card.
    """

    card: str
    digest: str

    def __repr__(self) -> str:
        """Name the command without its digest."""
        return "EnterCardPin(...)"


class PlayWithoutCard(msgspec.Struct, frozen=True):
    """The player does not enter the PIN: the card is not used until it is put in again."""


class AnswerConsent(msgspec.Struct, frozen=True):
    """The player agrees to be remembered at this cabinet, with a PIN where one is asked for; or does not agree."""

    card: str
    remember: bool
    pin: PinDigest | None = None


class LogOut(msgspec.Struct, frozen=True):
    """The player logs out, with or without taking the card."""


class ForgetMe(msgspec.Struct, frozen=True):
    """The player takes the consent back: what is remembered is deleted."""


class UnblockCard(msgspec.Struct, frozen=True):
    """The staff lets a PIN be entered again for this card."""

    card: str


class ForgetPlayer(msgspec.Struct, frozen=True):
    """The staff deletes what is remembered of this player, at the player's wish: also when the PIN is lost."""

    card: str


OfPlayer = EnterCardPin | PlayWithoutCard | AnswerConsent | LogOut | ForgetMe
OfCards = UnblockCard | ForgetPlayer
