"""What can happen at a Big Shot table, as the journal keeps it."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.game import Dice
from terminal.rules.resolution import Resolution

Changes = tuple[tuple[str, int], ...]
"""Cents by bet: positive were put on the felt, negative were taken down."""

Verb = Literal["place", "remove", "undo", "redo", "clear_last", "clear_all", "double", "repeat"]

Choice = Literal["take", "risk"]

VoidReason = Literal[
    "cocked", "stacked", "outside_drop_zone", "hand_over_pass_line", "leaning", "several_motions", "dealer"
]
"""Why a throw does not count; `dealer` is his word alone, which is final wherever a throw is in doubt."""


class BetsChanged(msgspec.Struct, frozen=True, tag="big_shot_bets_changed"):
    """A player's money went from the playable credit to the felt, or back."""

    player: str
    verb: Verb
    changes: Changes


class BetsClosed(msgspec.Struct, frozen=True, tag="big_shot_bets_closed"):
    """The dealer called no more bets."""


class DicePassed(msgspec.Struct, frozen=True, tag="big_shot_dice_passed"):
    """A shooter without a bet gave the dice to `shooter`."""

    shooter: str


class Voided(msgspec.Struct, frozen=True, tag="big_shot_voided"):
    """A throw did not count, and is to be made again with all its dice; the bets stand."""

    reason: VoidReason


class Rolled(msgspec.Struct, frozen=True, tag="big_shot_rolled"):
    """Three dice as they fell, every bet they decided, and what they left open."""

    dice: Dice
    resolved: tuple[Resolution, ...]
    next_shooter: str
    """The shooter of the next coup."""
    hit: int | None
    """The number shown three times, if a player has a stake on it and may choose."""


class Decided(msgspec.Struct, frozen=True, tag="big_shot_decided"):
    """A player took the win of three hits, which is paid here, or chose to risk it."""

    player: str
    choice: Choice
    resolved: tuple[Resolution, ...]
    thrower: str | None
    """Who throws the fourth die: told with the last choice when somebody risks, nobody otherwise."""


class FourthRolled(msgspec.Struct, frozen=True, tag="big_shot_fourth_rolled"):
    """The fourth die as it fell, and every risked stake."""

    dice: Dice
    resolved: tuple[Resolution, ...]
    thrower: str


BigShotRecord = BetsChanged | BetsClosed | DicePassed | Voided | Rolled | Decided | FourthRolled


def inverse(changes: Changes) -> Changes:
    """The changes that take these back."""
    return tuple((bet, -cents) for bet, cents in reversed(changes))
