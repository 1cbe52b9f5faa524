"""A console and a display watch a table on the server with their own logins, and see what is meant for them."""

from __future__ import annotations

from drivers.ports.table import DealerAnswer
from drivers.ports.table_board import BoardMode, BoardSeal, TableBoard, board_texts
from harness.torture.table.server import Server
from terminal.table.exchange.postgresql_logins import set_up_logins
from terminal.table.keys.parties import dealer, display, the_table
from terminal.table.link.shown import shown_of
from terminal.table.watching.sight import Sight
from terminal.table.watching.watcher import TableWatcher
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House
from tests.table.exchange.test_logins import Open, at

__all__ = ["at"]

BOARD = TableBoard(mode=BoardMode(1, "live", title="Craps"))
PAUSE = '{"do": "pause", "round": 1}'


def test_a_console_reads_and_orders_and_a_display_reads_alone(on_server: House, server: Server, at: Open) -> None:
    house, number = on_server, on_server.number
    ann, wall = dealer(number, "Ann"), display(number)
    set_up_logins(server.conninfo(), {the_table(number), ann, wall})
    house.seat(3)
    row = house.publish(1, "open")
    house.line.show_board(board_texts(BOARD))
    house.seal(1, 3, cents=1_500)
    seen: dict[str, Sight] = {}
    console = TableWatcher(None, lambda sight: seen.update(ann=sight), lambda: 0, is_dealer=True)
    screen = TableWatcher(None, lambda sight: seen.update(wall=sight), lambda: 0)
    lines = {"ann": at(ann), "wall": at(wall)}
    console.order("Ann", PAUSE)
    console.look(lines["ann"])
    screen.look(lines["wall"])
    assert [(one.shown, one.board) for one in seen.values()] == [(shown_of(row), BOARD)] * 2
    assert (seen["ann"].seals, seen["wall"].seals) == ({3: BoardSeal(1_500, bets={"pass_line": 1_500})}, {})
    house.line.answer_order(1, house.line.orders_after(0)[0].key, "")
    console.look(lines["ann"])
    assert seen["ann"].answer == DealerAnswer(1)
    assert refused(lambda: lines["wall"].put_order("Ann", "key", PAUSE)) == "not_allowed"
    assert refused(lambda: lines["wall"].newest_seals(1)) == "not_allowed"
