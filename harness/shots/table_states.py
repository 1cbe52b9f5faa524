"""The states of the staff's pages at a shared table."""

from __future__ import annotations

from drivers import ports
from drivers.ports.table import BetsFixed, BetsSeen, ResultsSeen, SealedBets, SeatResult, SeatSeen, SeatsSeen
from harness.shots.steps import KEY, PRINTER_READY, Curtain, Falls, Passes, Says, Scene, Steps, Tap
from terminal.cabinet.commands import ConfirmDice, LastCall, NoMoreBets, OpenBetting, OrderThrow
from terminal.cabinet.state.machine import EXCHANGE

TABLE = "[table]\nrole = table\n[game]\nmode = live\n"
ANN = "Ann"
SEATS = (1, 2, 3, 5, 8, 13)
SILENT = 8
STAKES = {1: ("pass_line", 25_00), 2: ("pass_line", 10_00), 3: ("dont_pass", 50_00), 5: ("field", 5_00)}

OPENED: Steps = (
    Says(EXCHANGE, ports.Back("table 1")),
    *(Says(device, ports.Back("twin")) for device in ("printer", "dice", "board")),
    PRINTER_READY,
    Says("dice", ports.DiceReady()),
    Says("board", ports.BoardInputs((), ())),
    Says(EXCHANGE, SeatsSeen(tuple(SeatSeen(seat, 100 + seat, 0, seat != SILENT) for seat in SEATS))),
)


def seals(number: int, *, final: bool = False) -> tuple[SealedBets, ...]:
    """What the seats have sealed in the round."""
    return tuple(
        SealedBets(number, seat, 1 + final, cents, {bet: cents}, final=final) for seat, (bet, cents) in STAKES.items()
    )


def betting(number: int) -> Steps:
    """The dealer opens a round, and players bet."""
    return (OpenBetting(number, ANN), Says(EXCHANGE, BetsSeen(number, seals(number))))


def decided(number: int, *dice: int) -> Steps:
    """A whole round, with the results of its seats."""
    results = tuple(
        SeatResult(number, seat, cents if bet == "field" else 0, 0 if bet == "field" else cents, 500_00)
        for seat, (bet, cents) in STAKES.items()
    )
    return (
        *betting(number),
        NoMoreBets(number, ANN),
        Says(EXCHANGE, BetsSeen(number, seals(number, final=True))),
        Passes(2_000),
        Says(EXCHANGE, BetsFixed(number, seals(number, final=True))),
        OrderThrow(number, ANN),
        Falls(*dice),
        ConfirmDice(number, dice, ANN),
        Says(EXCHANGE, ResultsSeen(number, results)),
    )


TABLE_STATES = {
    "staff-table": Scene(
        "The last bets of a round at a shared table; one seat is silent.",
        (*OPENED, *decided(1, 5, 6), *betting(2), LastCall(2, ANN), Curtain(), KEY, Tap("Dealer")),
        param=TABLE,
    ),
    "staff-table-days": Scene(
        "A gaming day of a shared table, seat by seat.",
        (
            *OPENED,
            *(step for number in range(1, 4) for step in decided(number, 5, 6)),
            Curtain(),
            *(KEY, Tap("Money"), Tap("Days"), Tap("Gaming day 1")),
        ),
        param=TABLE,
    ),
}
