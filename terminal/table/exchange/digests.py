"""Digests and sums of what is exchanged, verified by the sender and by every reader."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from drivers.ports.message import message
from drivers.ports.table import SealedBets
from terminal.table.exchange.exchange import ExchangeRefused, RoundRow, Seal

_encoder = msgspec.json.Encoder()


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a seal, as JSON: fields and bets in their order."""

    bets: dict[str, int]
    off: tuple[str, ...]
    final: bool
    chosen: str = ""
    paid: int | None = None


_bodies = msgspec.json.Decoder(_Body)


def canonical(
    value: Mapping[str, int] | Mapping[int, int] | Mapping[str, Sequence[int]] | Mapping[str, str] | Sequence[int],
) -> bytes:
    """The one form of this as JSON: seats in their order."""
    return _encoder.encode(dict(sorted(value.items())) if isinstance(value, Mapping) else value)


def with_digest(row: RoundRow) -> RoundRow:
    """The row with its digest."""
    return msgspec.structs.replace(row, digest=_digest(row))


def make_seal(bets: SealedBets) -> Seal:
    """Seal these bets."""
    body = _body(_Body(bets.bets, bets.off, bets.final, bets.chosen, bets.paid_cents))
    digest = hashlib.sha256(body).digest()
    return Seal(
        round=bets.round,
        seat=bets.seat,
        version=bets.version,
        stake_cents=bets.stake_cents,
        digest=digest,
        body=body,
    )


@lru_cache(maxsize=256)  # a table looks at all seals of a round whenever one of them has changed
def bets_of(seal: Seal) -> SealedBets:
    """The bets in a seal. Raises ExchangeRefused if digest, sum or bets do not agree."""
    try:
        body = _bodies.decode(seal.body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _altered(seal) from None
    whole = (
        hashlib.sha256(seal.body).digest() == seal.digest
        and _body(body) == seal.body
        and min(body.bets.values(), default=1) > 0
        and sum(body.bets.values()) == seal.stake_cents
    )
    if not whole:
        raise _altered(seal)
    of_seat = (seal.round, seal.seat, seal.version, seal.stake_cents)
    return SealedBets(*of_seat, body.bets, body.off, body.final, body.chosen, body.paid)


def _body(body: _Body) -> bytes:
    in_order = dict(sorted(body.bets.items())), tuple(sorted(body.off))
    return _encoder.encode(_Body(*in_order, body.final, body.chosen, body.paid))


def _altered(seal: Seal) -> ExchangeRefused:
    return ExchangeRefused(message("exchange.seal_altered", seat=seal.seat, round=seal.round))


def verify_row(row: RoundRow) -> RoundRow:
    """The row, if its digest agrees. Raises ExchangeRefused."""
    if row.digest != _digest(row):
        raise ExchangeRefused(message("exchange.row_altered", round=row.round))
    return row


def _digest(row: RoundRow) -> bytes:
    accepted = None if row.accepted is None else dict(sorted(row.accepted.items()))
    marks = None if row.marks is None else dict(sorted(row.marks.items()))
    terms = None if row.terms is None else dict(sorted(row.terms.items()))
    one_form = msgspec.structs.asdict(row) | {"accepted": accepted, "marks": marks, "terms": terms, "digest": b""}
    if terms is None:  # as it was before rounds had terms: a row of that time has this digest
        del one_form["terms"]
    return hashlib.sha256(_encoder.encode(one_form)).digest()
