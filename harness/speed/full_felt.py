"""A full felt: chips on about twenty fields, placed again before every throw, and credit for a long game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from harness.scripted_devices import bill, opening
from harness.speed.children import MeasureError
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.start.loading import load_cabinet, load_settings
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime

if TYPE_CHECKING:  # code that only measures needs no Qt
    from terminal.screens.player.screen import PlayerScreen

MIN_CHIPS = 60
"""The number of visible chips on a full felt."""

ONE_ROLL = ("field", "seven", "any_craps", "horn", "c", "e", "small", "big")
STANDING = ("hard@4", "hard@6", "hard@8", "hard@10", "big6", "big8")
BOXES = ("place@4", "place@5", "place@6", "place@8", "place@9", "place@10")
STAKES_CENTS = dict.fromkeys(ONE_ROLL, 4_00) | dict.fromkeys((*STANDING, *BOXES), 9_00)
"""Four and five chips: both lines are left out, so that no window offers odds before the roll."""

RICH = "[money]\ncredit_limit = 100000.00\ncredit_meter_limit = 1000000.00\nattended_limit = none\n"
"""For a Param.ini: the credit may grow as large as a long game needs."""
SHEETS = ("craps-el601", "crapless-el611", "easy-el621", "first-person", "big-shot-baden", "hazard")
"""A sheet of each game; the first is played until another is chosen."""
EVERY_GAME = f"[game]\nsheet = {', '.join(SHEETS)}\n"
"""For a Param.ini: the player may choose among all games."""
BILLS = 250
"""Hundreds: the credit lasts for ten minutes of full felts."""


def lacking(state: State) -> c.Touch | None:
    """The next touch that the felt needs to be full; None when it is. Bets that were switched off are switched on."""
    for bet, cents in STAKES_CENTS.items():
        if bet not in state.felt.bets:
            return c.PlaceWager(bet, cents)
    return c.SetBets(on=True) if state.felt.off else None


def bills(count: int) -> Iterator[c.Command]:
    """Feed this many bills."""
    for _ in range(count):
        yield from bill(100_00)


def chips_up(screen: PlayerScreen) -> int:
    """How many chips the felt shows."""
    rows = screen.fields.rows
    return sum(len(rows.value(number, "chips")) for number in range(rows.rowCount()) if rows.value(number, "shown"))


def assert_full(screen: PlayerScreen) -> None:
    """Raise MeasureError if the displayed felt is not full, because the measurement would be invalid."""
    if (chips := chips_up(screen)) < MIN_CHIPS:
        raise MeasureError(f"The felt shows {chips} chips, and should show {MIN_CHIPS} at least.")


def credited_journal(param: Path) -> None:
    """Create the journal that these parameters name, with the credit for a long game. Raises MeasureError."""
    try:
        settings = load_settings(param)
        cabinet: Cabinet = load_cabinet(settings)
        runtime = open_runtime(cabinet, Path(settings.journal_path))
    except NoPlayError as error:
        raise MeasureError(str(error)) from error
    try:
        for command in (*opening(), *bills(BILLS)):
            if (refusal := runtime.touch(command)) is not None:
                raise MeasureError(f"The credit cannot be fed: {refusal.say}")
    finally:
        runtime.stop()
