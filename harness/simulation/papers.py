"""The tickets that players hold: new and old ones, and what they try instead."""

from __future__ import annotations

from dataclasses import dataclass

from harness.simulation.world import World

COPY_SHARE = 0.12
FOREIGN_SHARE = 0.04
TORN_SHARE = 0.03
OLD_SHARE = 0.3
"""The share of good tickets fed in that are the oldest in circulation; the others are the last one printed."""
MAX_KEPT = 200


@dataclass(frozen=True)
class Paper:
    """Something that looks like a ticket. A torn one has a barcode that no validator can read."""

    validation: str
    torn: bool = False
    genuine: bool = True


class Papers:
    """All paper outside the cabinet."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._held: list[str] = []
        self._seen: list[str] = []

    def printed(self, validation: str) -> None:
        """A ticket was printed, and a player has it now."""
        self._held.append(validation)
        self._seen.append(validation)
        del self._held[:-MAX_KEPT], self._seen[:-MAX_KEPT]

    def back(self, paper: Paper) -> None:
        """The cabinet returned it. Players throw a torn or bad one away, and sometimes a good one."""
        if paper.genuine and not paper.torn and self._world.happens(0.5):
            self._held.append(paper.validation)

    def draw(self) -> Paper | None:
        """Something to feed; None if there is nothing."""
        chance = self._world.chance
        pick = chance.random()
        if self._seen and pick < COPY_SHARE:
            return Paper(chance.choice(self._seen), genuine=False)
        if pick < COPY_SHARE + FOREIGN_SHARE:
            return Paper(f"00{chance.randrange(1 << 24):016d}", genuine=False)
        if not self._held:
            return None
        validation = self._held.pop(0 if chance.random() < OLD_SHARE else -1)
        return Paper(validation, torn=chance.random() < TORN_SHARE)
