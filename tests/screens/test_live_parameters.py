"""Parameters that require no restart are in force on the screen at once: it is as one that has started with them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import ChangeParameters
from terminal.settings.parameter import Need
from terminal.settings.parameters import PARAMETERS
from terminal.settings.reading import from_written
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.hearing import Heard
from tests.screens.player import Player
from tests.screens.reading import tree

BEFORE = replace(PROFILE, languages=("en", "de"))
OTHER = {
    "cabinet.location": "Second floor",
    "cabinet.city": "Elko NV",
    "cabinet.clock_jump_minutes": "30",
    "money.bills": "5.00, 20.00",
    "money.credit_limit": "500.00",
    "money.ticket_limit": "700.00",
    "money.manual_credit_limit": "50.00",
    "money.credit_meter_limit": "5000.00",
    "money.attended_limit": "900.00 from 2026-01-01",
    "money.ticket_days": "30",
    "game.bet_seconds": "40",
    "game.hurry_seconds": "9",
    "game.choice_seconds": "11",
    "game.closed_seconds": "3",
    "game.show_seconds": "4",
    "game.dealer_seconds": "70",
    "game.dealer_confirm": "two",
    "game.auto_repeat": "no",
    "game.favourites": "0",
    "game.strategies": "no",
    "game.puck_can_be_reset": "2",
    "screen.language": "de",
    "screen.attract_seconds": "20",
    "screen.volume": "2 from 00:00",
    "screen.alarm_volume": "3",
    "screen.voice_volume": "1",
    "screen.reserve_minutes": "0",
    "player.session_clock": "yes",
    "player.reality_check_minutes": "30",
    "player.card_prefix": "77",
    "player.card_memory": "yes",
    "player.card_pin": "no",
    "player.card_log_out_minutes": "7",
    "player.limits": "yes",
    "player.break_minutes": "5",
    "player.break_after_minutes": "60",
    "player.help_line": "Help 0800 123",
    "journal.low_megabytes": "2000",
    "journal.full_megabytes": "300",
    "access.sign_out_minutes": "2",
    "access.pin_days": "10",
    "access.ram_clear": "none",
    "tickets.terms": "At the cage",
    "money.witness_from": "900.00",
    "money.supervisor_from": "5000.00",
    "money.hand_pay_parts": "2",
    "tickets.cage_from": "2000.00",
    "devices.dice_alarm_locks": "yes",
    "table.grace_milliseconds": "700",
    "table.guard_milliseconds": "200",
    "table.roll_wait_seconds": "30",
    "table.shooter_seconds": "20",
    "table.shooter_needs": "any_bet",
}
"""Another value for each."""
OPEN, SHUT = ports.BoardInputs(("logic",), ("attendant", "technician")), ports.BoardInputs((), ())


def test_every_parameter_that_needs_no_restart_is_tried_here() -> None:
    live = {one.name for one in PARAMETERS if not {Need.RESTART, Need.IN_FILE} & set(one.needs)}
    assert set(OTHER) == live


def test_a_screen_on_which_all_of_them_change_shows_and_decides_what_one_does_that_starts_with_them(
    qapp: QGuiApplication,
) -> None:
    changed = Player(qapp, (1280, 720), pipeline=Pipeline(profile=BEFORE).open_for_play())
    for button in ("Options", "Statistics", "Help"):
        texts_of(changed, button)  # what was shown once is shown by the new parameters, too
    changed.report("board", OPEN)
    heard = Heard()
    changed.screen._voice._speaker = heard
    changed._carry_out(ChangeParameters(OTHER))
    profile = from_written(BEFORE.as_written() | OTHER, BEFORE)
    started = Player(qapp, (1280, 720), pipeline=Pipeline(profile=profile).open_for_play())
    started.report("board", OPEN)
    for player in (changed, started):
        player.report("board", SHUT)
    assert changed.screen._cabinet.profile == started.screen._cabinet.profile == profile
    assert (heard.volume, heard.alarm_volume, heard.spoken_volume) == (2, 3, 1)
    for button in ("", "Optionen", "Statistik", "Hilfe"):
        shown = [texts_of(player, button) for player in (changed, started)]
        assert shown[0] == shown[1], button
    for player in (changed, started):
        player.leave()


def texts_of(player: Player, button: str) -> list[str]:
    """Every text on the screen after this button was touched, from back to front."""
    if button:
        player.tap(button)
        player.screen.catch_up()
    found = [item.property("text") for item in tree(player.window.contentItem()) if item.inherits("QQuickText")]
    player.screen.windows.close()
    return found
