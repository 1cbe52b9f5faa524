"""What can happen at a Big Shot table, as the journal keeps it."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.changes import Changes
from terminal.rules.game import Dice
from terminal.rules.resolution import Resolution

Verb = Literal["place", "remove", "undo", "redo", "clear_last", "clear_all", "double", "repeat", "put_up", "late"]

Choice = Literal["take", "risk"]

VoidReason = Literal[
    "cocked", "stacked", "outside_drop_zone", "hand_over_pass_line", "leaning", "several_motions", "dealer"
]
"""Why a throw does not count; `dealer` is the dealer's own decision, which is final for any throw in doubt."""


class BetsChanged(msgspec.Struct, frozen=True, tag="big_shot_bets_changed"):
    """A player's money moved from the playable credit to the felt, or back."""

    player: str
    verb: Verb
    changes: Changes


class BetsClosed(msgspec.Struct, frozen=True, tag="big_shot_bets_closed"):
    """The dealer called no more bets."""


class DicePassed(msgspec.Struct, frozen=True, tag="big_shot_dice_passed"):
    """A shooter without a bet gave the dice to `shooter`."""

    shooter: str


class Voided(msgspec.Struct, frozen=True, tag="big_shot_voided"):
    """A throw did not count and must be repeated with all its dice; the bets remain."""

    reason: VoidReason


class Rolled(msgspec.Struct, frozen=True, tag="big_shot_rolled"):
    """The result of three dice, every bet they decided, and what they left open."""

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
    """Who throws the fourth die: set by the last choice if a player risks, else None."""


class FourthRolled(msgspec.Struct, frozen=True, tag="big_shot_fourth_rolled"):
    """The result of the fourth die, and every risked stake."""

    dice: Dice
    resolved: tuple[Resolution, ...]
    thrower: str


BigShotRecord = BetsChanged | BetsClosed | DicePassed | Voided | Rolled | Decided | FourthRolled
