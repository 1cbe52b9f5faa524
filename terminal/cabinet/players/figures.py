"""What a player with a card has wagered, won and lost: differences of the lifetime meters."""

from __future__ import annotations

import msgspec

from terminal.cabinet.meters import Meters


class PlayerFigures(msgspec.Struct, frozen=True):
    """The figures of one session with the card, or of all together."""

    played_ms: int = 0
    games: int = 0
    handle_cents: int = 0
    """All wagers."""
    won_cents: int = 0
    """What the house paid in addition to stakes."""
    lost_cents: int = 0
    commission_cents: int = 0

    @property
    def result_cents(self) -> int:
        """What the player has won, negative for a loss; a bet that is up is neither."""
        return self.won_cents - self.lost_cents - self.commission_cents

    def plus(self, other: PlayerFigures) -> PlayerFigures:
        """Both together."""
        return PlayerFigures(*(one + more for one, more in zip(_values(self), _values(other), strict=True)))


def figures_at(meters: Meters, at_ms: int) -> PlayerFigures:
    """The lifetime meters at this instant, from which differences are made."""
    return PlayerFigures(
        at_ms, meters.games, meters.coin_in_cents, meters.won_cents, meters.lost_cents, meters.commission_cents
    )


def since(began: PlayerFigures, meters: Meters, at_ms: int) -> PlayerFigures:
    """What has happened since then; a clock that was set back makes no time negative."""
    now = figures_at(meters, at_ms)
    passed = PlayerFigures(*(after - before for after, before in zip(_values(now), _values(began), strict=True)))
    return msgspec.structs.replace(passed, played_ms=max(passed.played_ms, 0))


def _values(figures: PlayerFigures) -> tuple[int, ...]:
    return msgspec.structs.astuple(figures)
