"""The reserved station: a PIN thought of twice, a screen that waits, and a player who comes back."""

from __future__ import annotations

import pytest

from drivers import ports
from terminal.cabinet.commands import CallDice, FromDevice, Place, Reserve, ReturnToStation, TimePasses
from terminal.screens.player.windows.pin_entry import MOST, PinEntry
from terminal.screens.player.windows.reserve_window import Reservation, clock_of
from tests.screens.sitting import Sitting


class Desk(Sitting):
    """A sitting with a keypad."""

    def __init__(self, bills: tuple[int, ...] = (100,)) -> None:
        super().__init__(bills=bills)
        self.reservation = Reservation(self.touch_gateway, self.windows, self.wall_clock, self.root)
        self.join(self.reservation)

    def type(self, pin: str) -> None:
        """Type these digits and confirm."""
        for digit in pin:
            self.reservation.type(int(digit))
        self.reservation.confirm()

    def reserve(self, pin: str) -> None:
        """Reserve the station."""
        self.windows.show("reserve")
        self.type(pin)
        self.type(pin)

    def reads(self, name: str) -> str:
        return str(self.reservation.property(name))


@pytest.fixture
def desk(qapp: object) -> Desk:
    del qapp
    return Desk()


def test_a_pin_has_four_to_eight_digits() -> None:
    entry = PinEntry()
    for length in range(1, MOST + 3):
        entry = entry.typed(7)
        assert entry.is_whole == (length >= 4)
    assert len(entry.digits) == MOST
    assert entry.erased().digits == "7" * (MOST - 1)
    assert PinEntry().erased() == PinEntry()


def test_the_pin_is_typed_twice_before_the_station_is_reserved(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("2718")
    assert desk.sent == []
    assert desk.reads("prompt") == "Enter the same PIN again"
    desk.type("2718")
    assert desk.sent == [Reserve("2718")]
    assert desk.street.state.visit.reservation is not None
    assert desk.open == "reserved"


def test_two_that_differ_are_not_taken(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("2718")
    desk.type("2719")
    assert desk.sent == []
    assert desk.reads("trouble") == "The PINs do not match. Please start again"
    assert desk.reads("prompt") == "Choose a PIN of four to eight digits"
    desk.type("2718")
    desk.type("2718")
    assert desk.street.state.visit.reservation is not None


def test_too_short_a_pin_is_not_taken(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("271")
    assert desk.reads("trouble") == "A PIN has four to eight digits"
    assert desk.reservation.property("length") == 3


def test_a_pin_that_was_begun_does_not_outlive_its_window(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("2718")
    desk.reservation.type(2)
    desk.windows.close()
    desk.windows.show("reserve")
    assert desk.reservation.property("length") == 0
    assert desk.reads("prompt") == "Choose a PIN of four to eight digits"


def test_the_player_comes_back_with_the_pin(desk: Desk) -> None:
    desk.reserve("31415926")
    desk.type("31415926")
    assert desk.sent[-1] == ReturnToStation("31415926")
    assert desk.street.state.visit.reservation is None
    assert desk.open == ""


def test_a_wrong_pin_says_so_and_how_many_tries_are_left(desk: Desk) -> None:
    desk.reserve("2718")
    for left in (4, 3, 2):
        desk.type("0000")
        assert desk.reads("trouble") == f"That is not the PIN: {left} tries left"
    desk.type("0000")
    assert desk.reads("trouble") == "That is not the PIN: one try left"
    assert desk.reservation.property("blocked") is False
    desk.type("0000")
    assert desk.reads("trouble") == "Too many wrong PINs: an attendant can open the station"
    assert desk.reservation.property("blocked") is True
    desk.type("2718")
    assert desk.street.state.visit.reservation is not None


def test_the_right_pin_is_still_taken_after_wrong_ones(desk: Desk) -> None:
    desk.reserve("2718")
    desk.type("0000")
    desk.type("2718")
    assert desk.street.state.visit.reservation is None
    desk.windows.show("reserve")
    assert desk.reads("trouble") == ""


def test_the_attendants_key_opens_the_station(desk: Desk) -> None:
    desk.reserve("2718")
    desk.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    assert desk.open == ""


def test_the_screen_says_until_when_and_how_long_still(desk: Desk) -> None:
    desk.reserve("2718")
    assert desk.reads("left") == "10:00"
    desk.now_ms += 61_500
    assert desk.reads("left") == "8:59"
    assert desk.reads("until").startswith("Reserved until ")
    desk.now_ms += 600_000
    assert desk.reads("left") == "0:00"
    desk.street.now = desk.wall_clock()
    desk.give(TimePasses())
    assert desk.open == ""


def test_where_it_cannot_be_reserved_now_the_line_says_why(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.give(Place("field", 1_00))
    desk.give(CallDice())
    desk.type("2718")
    desk.type("2718")
    assert desk.open == ""
    assert desk.information.said == ("The station can be reserved once the dice lie.", "refusal")


def test_the_clock_is_looked_at_only_while_somebody_is_waited_for(desk: Desk) -> None:
    assert not desk.reservation._look.isActive()
    desk.reserve("2718")
    assert desk.reservation._look.isActive()
    desk.type("2718")
    assert not desk.reservation._look.isActive()


def test_a_terminal_that_starts_reserved_is_covered_at_once(desk: Desk) -> None:
    desk.reserve("2718")
    late = Sitting()
    late.street = desk.street
    reservation = Reservation(late.touch_gateway, late.windows, late.wall_clock, late.root)
    late.join(reservation)
    assert late.open == "reserved"


@pytest.mark.parametrize(
    ("left_ms", "text"), [(600_000, "10:00"), (59_001, "1:00"), (1, "0:01"), (0, "0:00"), (-5, "0:00")]
)
def test_minutes_and_seconds_that_are_left(left_ms: int, text: str) -> None:
    assert clock_of(left_ms) == text
