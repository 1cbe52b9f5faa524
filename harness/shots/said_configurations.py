"""Signed configurations as a scene's stick has them: nothing is read, so that every picture is the same."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from drivers.ports.message import Message, message
from terminal.settings.configuration import Configuration
from terminal.settings.found_configurations import Findings, Found
from terminal.settings.parameters import Profile

STICK = Path("/media/REPORTS")
HOUSE = Configuration(
    "1.0.0", 1, datetime(2026, 9, 20, 8, 30, tzinfo=UTC), bytes(range(32)), "5f" * 32, Profile().as_written() | {
        "cabinet.establishment": "Elko House", "screen.languages": "en, es", "money.ticket_days": "90",
        "game.bet_seconds": "30",
    }
)  # fmt: skip


class SaidConfigurations:
    """A stick with a good file and some that cannot be imported."""

    @property
    def finder(self) -> SaidConfigurations:
        """Itself."""
        return self

    def find(self, folders: Sequence[Path]) -> Findings:
        """What is on the stick, whichever folders are named."""
        del folders
        return Findings(
            (
                Found(STICK / "boxman-00000001-configuration-20260920-083000.boxman", HOUSE, "house-2026"),
                _wrong("altered.boxman", message("configuration.altered")),
                _wrong("other-house.boxman", message("configuration.untrusted", key="92a009a9f0d4cab8")),
                _wrong("last-year.boxman", message("configuration.other_version", version="0.9.0", own="1.0.0")),
            )
        )

    def signed(self) -> bytes:
        """The file, of which no picture shows anything."""
        return b""


def _wrong(name: str, reason: Message) -> Found:
    return Found(STICK / name, wrong=reason)
