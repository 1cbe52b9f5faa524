"""A player's screen without its window, over a runtime whose clock the test sets: reads what QML gets."""

from __future__ import annotations

from functools import cache

from drivers import ports
from harness.scripted_pins import derive_at_once
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallDice, Command, FromDevice, Staff, Touch
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.staff import staff_menu
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, STRATEGIES, Pipeline


@cache
def _game(sheet: str) -> Craps:
    """The game under one of the product's sheets; its tables are worked out once."""
    return Craps(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))


class Seat:
    """One cabinet under a sheet, and its screen; `others` are offered beside it."""

    def __init__(
        self,
        profile: Profile = PROFILE,
        sheet: str = "craps-el601",
        bills: tuple[int, ...] = (100, 100),
        others: tuple[str, ...] = (),
    ):
        self.pipeline = Pipeline(game=_game(sheet), profile=profile)
        self.pipeline.cabinet = Cabinet(
            {name: _game(name) for name in (sheet, *others)}, profile, strategies=STRATEGIES
        )
        self.pipeline.open_for_play()
        self.screen = PlayerScreen(
            self.pipeline.cabinet, self._send, derive=derive_at_once, now=lambda: self.pipeline.now
        )
        self.menu = staff_menu(self.screen, self.pipeline.history, now=lambda: self.pipeline.now)
        self.screen.show(self.pipeline.state, ())
        self.screen.lay_all()
        for dollars in bills:
            for report in (ports.BillEscrowed(dollars * 100), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
                self.give(FromDevice("validator", report))

    def give(self, command: Command) -> None:
        """Let a command happen, and show what it has done."""
        events = self.pipeline.give(command)
        self.screen.show(self.pipeline.state, events)

    def roll(self, first: int, second: int) -> None:
        """Call the dice and let them lie."""
        self.give(CallDice())
        throw = self.pipeline.state.dice.throw
        assert throw is not None
        self.give(FromDevice("dice", ports.DiceThrown(throw, (first, second))))
        self.screen.skip()
        self.screen.catch_up()

    def field(self, bet: str, role: str) -> object:
        """What the felt shows of a field."""
        rows = self.screen.fields.rows
        number = next(number for number in range(len(rows.rows)) if rows.value(number, "bet") == bet)
        return rows.value(number, role)

    def history(self, role: str) -> list[object]:
        """A column of the last results, the newest first."""
        rows = self.screen.history
        return [rows.value(number, role) for number in range(len(rows.rows))]

    def _send(self, command: Touch | Staff) -> Refusal | None:
        try:
            self.give(command)
        except Refusal as refusal:
            return refusal
        return None
