"""Combines the staff's menu with the player's screen: neither knows the other, the window knows both."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drivers.wire import Wire
from terminal.cabinet.commands import Instant
from terminal.journal.archives import Archives
from terminal.journal.copies.devices import Shared
from terminal.journal.history import History
from terminal.runtime import clock
from terminal.runtime.disk_figures import Then
from terminal.screens.operator.menu import Menu
from terminal.screens.operator.page import ConfigurationStore, Desk, Exports, ParameterStore, PortSearch
from terminal.screens.player.screen import PlayerScreen

NO_EXPORTS = Exports()
NO_WIRES: Mapping[str, Wire] = {}


def staff_menu(
    screen: PlayerScreen,
    history: Callable[[], History],
    *,
    archives: Callable[[], Archives | None] = lambda: None,
    shared: Callable[[], Shared | None] = lambda: None,
    now: Callable[[], Instant] = clock.now,
    parameters: ParameterStore | None = None,
    exports: Exports = NO_EXPORTS,
    look_at_disks: Callable[[Then], None] = lambda _: None,
    clock_error_ms: Callable[[], int | None] = lambda: None,
    configurations: ConfigurationStore | None = None,
    ports: PortSearch | None = None,
    wires: Mapping[str, Wire] = NO_WIRES,
) -> Menu:
    """Make the menu, which follows everything the player's screen is shown and lives as long as it.

    `history` returns the journal's history; it is not called before a page needs it.
    """
    desk = Desk(
        screen.touch_gateway,
        now,
        history,
        lambda: screen.service.lock_of_play,
        archives,
        shared,
        parameters,
        exports,
        configurations,
        ports,
        screen.derive,
        look_at_disks=look_at_disks,
        clock_error_ms=clock_error_ms,
        sound_found=lambda: screen.sound_found,
        stickman=lambda: screen.stickman,
        wires=wires,
        camera=lambda: screen.live_picture.why_none,
    )
    menu = Menu(desk, screen)
    screen.follow_with(menu)
    return menu
