"""The dealer's console as a process: its window, and the thread that watches the table and puts the orders to it."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports.message import Message
from terminal.screens.dealer.console import Console
from terminal.screens.window.watching import Placing, Relay, application, now_ms, watch
from terminal.table.keys.parties import Party
from terminal.table.keys.parties import dealer as named
from terminal.table.opening import Opening
from terminal.table.watching.watcher import TableWatcher


def deal(
    opening: Callable[[Party], Opening],
    table: int,
    dealer: str,
    known: tuple[str, ...],
    language: str,
    placing: Placing,
) -> int:
    """Show the console of this table until its window is closed. Returns the exit code; raises ScreenBrokenError.

    The exchange is opened in the name of whoever deals: without a name, once one is typed or is chosen of those that
    are `known` here.
    """
    with application(language) as app:
        relay = Relay(app)
        watcher = TableWatcher(opening(named(table, dealer)) if dealer else None, relay.tell, now_ms, is_dealer=True)

        def deal_as(name: str) -> None:
            watcher.connect_as(opening(named(table, name)))

        def warns(name: str) -> tuple[Message, ...]:
            return opening(named(table, name)).ending_soon()

        console = Console(watcher.order, now_ms, dealer=dealer, known=known, deal_as=deal_as, warns=warns, parent=app)
        relay.follow(console.show)
        return watch(app, "DealerWindow", {"desk": console}, watcher, placing, console.languageChanged)
