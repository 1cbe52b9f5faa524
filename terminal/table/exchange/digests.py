"""Digests and sums of what is exchanged, verified by whoever sends it and by whoever reads it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from drivers.ports.message import message
from terminal.table.exchange.exchange import ExchangeRefused, RoundRow, Seal

_encoder = msgspec.json.Encoder()
_chips = msgspec.json.Decoder(dict[str, int])


def canonical(value: Mapping[str, int] | Mapping[int, int] | Sequence[int]) -> bytes:
    """The one form of this as JSON: seats and bets in their order."""
    return _encoder.encode(dict(sorted(value.items())) if isinstance(value, Mapping) else value)


def with_digest(row: RoundRow) -> RoundRow:
    """The row with its digest."""
    return msgspec.structs.replace(row, digest=_digest(row))


def make_seal(number: int, seat: int, version: int, chips: Mapping[str, int]) -> Seal:
    """Seal these bets: cents by the name of the bet."""
    body = canonical(chips)
    digest = hashlib.sha256(body).digest()
    return Seal(round=number, seat=seat, version=version, stake_cents=sum(chips.values()), digest=digest, body=body)


def chips_of(seal: Seal) -> dict[str, int]:
    """The bets in a seal. Raises ExchangeRefused if digest, sum or bets do not agree."""
    try:
        chips = _chips.decode(seal.body)
    except msgspec.DecodeError:
        chips = {}
    whole = (
        hashlib.sha256(seal.body).digest() == seal.digest
        and canonical(chips) == seal.body
        and all(cents > 0 for cents in chips.values())
        and sum(chips.values()) == seal.stake_cents
    )
    if not whole:
        raise ExchangeRefused(message("exchange.seal_altered", seat=seal.seat, round=seal.round))
    return chips


def verify_row(row: RoundRow) -> RoundRow:
    """The row, if its digest agrees. Raises ExchangeRefused."""
    if row.digest != _digest(row):
        raise ExchangeRefused(message("exchange.row_altered", round=row.round))
    return row


def _digest(row: RoundRow) -> bytes:
    accepted = None if row.accepted is None else dict(sorted(row.accepted.items()))
    return hashlib.sha256(_encoder.encode(msgspec.structs.replace(row, accepted=accepted, digest=b""))).digest()
