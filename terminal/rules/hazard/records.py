"""What can happen at a Hazard table. Each record contains all that the fold needs, so no rule is checked again."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.hazard.mains import Event
from terminal.rules.resolution import Resolution

Covers = tuple[tuple[str, int], ...]
"""Each fader's cents against the bank, in the order of the seats from the shooter's right-hand neighbour."""

Phase = Literal["stake", "main", "first", "chance", "won", "lost"]
"""What the table waits for: a bank, one of the three throws, or the shooter's action after a decision."""


Verb = Literal["stake", "place", "remove", "undo", "redo", "clear_last", "clear_all", "double", "repeat", "back"]
"""What changed a bank; ``back``: it comes back because the dice of a shared table are passed without a throw."""

Dice = Literal["", "kept", "passed"]
"""What a new bank does with the dice after a lost hand; nothing if they are the shooter's already."""


class HazardBankLaid(msgspec.Struct, frozen=True, tag="hazard_bank_laid"):
    """The shooter's money became the bank, and the faders' money its cover; or both changed before the first throw."""

    bank_cents: int
    covers: Covers
    from_cents: int = 0
    """The bank that lay there before."""
    verb: Verb = "stake"
    main: int | None = None
    """The main that the house always plays for, when it shoots."""
    dice: Dice = ""


class HazardBankTakenBack(msgspec.Struct, frozen=True, tag="hazard_bank_taken_back"):
    """A bank for which no dice had been thrown went back to the shooter, and its cover to the faders."""

    bank_cents: int
    covers: Covers
    verb: Verb = "undo"


class HazardMainCalled(msgspec.Struct, frozen=True, tag="hazard_main_called"):
    """The shooter named the main instead of throwing for it."""

    main: int | None
    """None: the shooter throws for it after all."""


class HazardRestored(msgspec.Struct, frozen=True, tag="hazard_restored"):
    """A player's bet and main are as a shared table has accepted them."""

    bet: str
    """The bank, or the cover of another's."""
    bank_cents: int
    covers: Covers
    from_cents: int
    """What lay there before and could be changed."""
    main: int | None
    """The main that is named; None: it is thrown for, or has been."""


class HazardRolled(msgspec.Struct, frozen=True, tag="hazard_rolled"):
    """The result of the dice, its meaning, and the state of the hand after it."""

    dice: tuple[int, ...]
    event: Event
    resolved: tuple[Resolution, ...]
    """The bank, if the throw decided it; its cover is as much and went the other way."""
    phase: Phase
    main: int | None
    chance: int | None
    must_pass: bool
    """The shooter may not keep the dice."""
    asks: bool = False
    """After a loss against a house that shoots: the player alone says where the dice go."""


class HazardDiceKept(msgspec.Struct, frozen=True, tag="hazard_dice_kept"):
    """The shooter kept the dice: after a win the whole bank rides, covered again; after a loss the bank is empty."""

    covers: Covers


class HazardDicePassed(msgspec.Struct, frozen=True, tag="hazard_dice_passed"):
    """The shooter took what was in the bank, and the dice were passed."""

    to: str
    """The new shooter."""
    credited_cents: int


HazardRecord = (
    HazardBankLaid
    | HazardBankTakenBack
    | HazardMainCalled
    | HazardRestored
    | HazardRolled
    | HazardDiceKept
    | HazardDicePassed
)
