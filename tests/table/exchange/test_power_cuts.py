"""The exchange in a file, on a disk that loses its power: what was answered is there, and nothing is half there."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

from harness.virtual_disk.forgetful import ForgetfulDisk, PowerCutError, in_use
from terminal.table.exchange.exchange import ExchangeError, View
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from tests.table.exchange.house import House

CUTS = 60
ROUNDS = 3


def test_a_power_cut_anywhere_loses_no_answer(tmp_path: Path) -> None:
    answers = 0
    for cut in range(CUTS):
        chance = random.Random(cut)  # noqa: S311 - what a disk loses
        disk = ForgetfulDisk(tmp_path / str(cut), chance)
        disk.folder.mkdir(exist_ok=True)
        told: list[tuple[str, int, object]] = []
        with in_use(disk):
            disk.cut_after(40 + 7 * cut)
            with contextlib.suppress(PowerCutError, ExchangeError):
                _play(disk, told)
            disk.cut()
            disk.power_up()
            _verify(disk, told, cut)
        answers += len(told)
    assert answers > CUTS, "the cuts came after many an answer"


def _play(disk: ForgetfulDisk, told: list[tuple[str, int, object]]) -> None:
    """Play rounds; what was answered while there was power is told."""
    house = House(1, lambda keys: SqliteExchange(disk.folder / "exchange.sqlite", 1, keys))
    try:
        house.seat(3, 4)
        for number in range(1, ROUNDS + 1):
            house.publish(number, "open")
            for version in (1, 2):
                house.line.show_view(house.cabinet(3), View(seat=3, said_ms=version, chips={}))  # is not synced
                assert house.seal(number, 3, version) == "sealed"
                disk.step()
                told.append(("seal", number, version))
            accepted = house.play(number)
            disk.step()
            told.append(("list", number, accepted))
    finally:
        house.close()


def _verify(disk: ForgetfulDisk, told: list[tuple[str, int, object]], cut: int) -> None:
    house = House(1, lambda keys: SqliteExchange(disk.folder / "exchange.sqlite", 1, keys))
    try:
        for what, number, value in told:
            if what == "seal":
                assert value in [seal.version for seal in house.line.seals(number)], f"cut {cut}: seal {number}/{value}"
            else:
                assert house.line.close_round(number) == value, f"cut {cut}: list of round {number}"
    finally:
        house.close()
