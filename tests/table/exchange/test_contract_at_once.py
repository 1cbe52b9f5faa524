"""What the exchange promises to many who ask and wait at once, on each engine."""

from __future__ import annotations

import threading
import time
from functools import partial

from terminal.table.exchange.exchange import ExchangeRefused
from tests.table.exchange.asking import asked_until_answered
from tests.table.exchange.house import House

STATIONS = range(1, 15)


def test_who_waits_is_woken_by_a_new_row(threaded_house: House) -> None:
    threaded_house.line.wait(0)
    woken = threading.Event()

    def wait() -> None:
        line = threaded_house.thread_line()
        line.newest()
        ready.set()
        while line.newest() is None:
            line.wait(3_600_000)
        line.close()
        woken.set()

    ready = threading.Event()
    thread = threading.Thread(target=wait, daemon=True)
    thread.start()
    ready.wait()
    threaded_house.publish(1, "open")
    woken.wait()
    thread.join()


def test_news_that_came_with_an_answer_is_not_waited_for(threaded_house: House) -> None:
    station = threaded_house.new_line()
    station.wait(0)
    threaded_house.publish(1, "open")
    assert station.newest() is not None
    station.wait(3_600_000)


def test_a_wait_is_ended_by_any_thread_now_or_next_time(house: House) -> None:
    house.line.newest()
    house.line.wait(0)
    house.line.wake()
    house.line.wait(3_600_000)
    begun = time.monotonic()
    house.line.wait(50)
    assert time.monotonic() - begun >= 0.05, "only that one"
    waits = threading.Timer(0.05, house.line.wake)
    waits.start()
    house.line.wait(3_600_000)
    waits.join()


def test_fourteen_stations_seal_while_the_table_closes_and_what_was_sealed_is_accepted(threaded_house: House) -> None:
    threaded_house.seat(*STATIONS)
    late = 0
    for number in range(1, 5):
        threaded_house.publish(number, "open")
        sealed = race(threaded_house, number)
        accepted = threaded_house.line.close_round(number)
        highest = {seat: versions[-1] for seat, versions in sealed.items() if versions}
        assert accepted == highest, f"round {number}"
        found = {seal.seat: seal.version for seal in threaded_house.line.seals(number)}
        assert found == highest, "nothing came in afterwards"
        late += len(sealed)
        for phase in ("closed", "rolling", "decided"):
            threaded_house.publish(number, phase, accepted)
    assert late == 4 * len(STATIONS), "each station was late at last"


def race(house: House, number: int) -> dict[int, list[int]]:
    """Every station seals one version after the other until it is late; the table closes meanwhile."""
    sealed: dict[int, list[int]] = {seat: [] for seat in STATIONS}
    begun = threading.Barrier(len(STATIONS) + 1)

    def station(seat: int) -> None:
        line = house.thread_line()
        line.newest()
        begun.wait()
        answer, version = "sealed", 0
        while answer == "sealed":
            version += 1
            answer = asked_until_answered(partial(house.seal, number, seat, version, line))
            if answer == "sealed":
                sealed[seat].append(version)
        assert answer == "late"
        line.close()

    threads = [threading.Thread(target=station, args=(seat,), daemon=True) for seat in STATIONS]
    for thread in threads:
        thread.start()
    begun.wait()
    house.publish(number, "closing")
    house.line.close_round(number)
    for thread in threads:
        thread.join()
    return sealed


def test_of_cabinets_that_take_one_seat_at_once_one_has_it(threaded_house: House) -> None:
    taken: list[int] = []
    said: list[str] = []
    begun = threading.Barrier(6)

    def take(cabinet: int) -> None:
        line = threaded_house.thread_line()
        line.newest()
        begun.wait()
        try:
            line.take_seat(3, cabinet, 1)
            taken.append(cabinet)
        except ExchangeRefused as error:
            said.append(error.say.code)
        line.close()

    threads = [threading.Thread(target=take, args=(threaded_house.cabinet(seat),), daemon=True) for seat in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [seat.cabinet for seat in threaded_house.line.seats()] == taken
    assert len(taken) == 1
    assert said == ["exchange.seat_taken"] * 5
