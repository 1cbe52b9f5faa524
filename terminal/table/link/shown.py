"""A round as the table shows it, and as the exchange has it."""

from __future__ import annotations

from drivers.ports.table import ShownRound
from terminal.table.exchange.digests import with_digest
from terminal.table.exchange.exchange import RoundRow

_SAME = tuple(name for name in ShownRound.__struct_fields__ if name not in {"sheet", "accepted"})


def row_of(shown: ShownRound, table: int, journal_seq: int, chain: bytes) -> RoundRow:
    """The row of this round, shown at this event of the table's journal."""
    return with_digest(
        RoundRow(
            table=table,
            journal_seq=journal_seq,
            chain=chain,
            sheet=bytes.fromhex(shown.sheet),
            accepted=shown.accepted,
            **{name: getattr(shown, name) for name in _SAME},
        )
    )


def shown_of(row: RoundRow) -> ShownRound:
    """What a row shows."""
    return ShownRound(
        sheet=row.sheet.hex(),
        accepted=row.accepted,
        **{name: getattr(row, name) for name in _SAME},
    )
