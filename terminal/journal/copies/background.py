"""Checks long copies completely in other processes, during play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terminal.journal.background import BackgroundCheck, start_process

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terminal.journal.copies.frames import Place
    from terminal.journal.copies.places import CopyPlace

NICENESS = 15
"""Play and its screen have priority: the database, on which play relies, is already verified."""


def verify_copies_in_background(unchecked: Iterable[tuple[CopyPlace, Place]]) -> BackgroundCheck:
    """Start checking each of these copies from its beginning up to a place. Raises OSError."""
    return BackgroundCheck(
        [
            start_process(
                "terminal.journal.copies.verifier",
                str(copy.number),
                str(copy.path.absolute()),
                str(place.offset),
                str(place.seq),
                place.chain.hex(),
                niceness=NICENESS,
            )
            for copy, place in unchecked
        ]
    )
