"""The reserved station: a PIN thought of twice, a screen that waits, and a player who comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers import ports
from harness.scripted_pins import derive_at_once
from terminal.cabinet.commands import CallDice, FromDevice, PlaceWager, Reserve, ReturnToStation, TimePasses
from terminal.cabinet.pins import SALT_BYTES
from terminal.runtime.derivations import Derive, Derived
from terminal.screens.player.windows.reserve_window import Reservation, clock_of
from terminal.screens.shared.pin_entry import MOST, PinEntry
from tests.screens.sitting import Sitting


class HeldDerivations:
    """Derivations that are done when the test says so."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def derive(self, make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
        self._waiting.append(lambda: then(make()))

    def finish(self) -> None:
        """Derive all that waits."""
        while self._waiting:
            self._waiting.pop(0)()


class Desk(Sitting):
    """A sitting with a keypad."""

    def __init__(self, bills: tuple[int, ...] = (100,), derive: Derive = derive_at_once) -> None:
        super().__init__(bills=bills)
        self.reservation = Reservation(self.touch_gateway, self.windows, derive, self.wall_clock, self.root)
        self.join(self.reservation)

    def type(self, pin: str) -> None:
        """Type these digits and confirm."""
        for digit in pin:
            self.reservation.typed_pin.type(int(digit))
        self.reservation.typed_pin.confirm()

    def reserve(self, pin: str) -> None:
        """Reserve the station."""
        self.windows.show("reserve")
        self.type(pin)
        self.type(pin)

    def reads_pin(self, name: str) -> str:
        return str(self.reservation.typed_pin.property(name))

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
    assert desk.reads_pin("prompt") == "Enter the same PIN again"
    desk.type("2718")
    assert [type(command) for command in desk.sent] == [Reserve]
    assert desk.pipeline.state.visit.reservation is not None
    assert desk.open == "reserved"


def test_two_that_differ_are_not_taken(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("2718")
    desk.type("2719")
    assert desk.sent == []
    assert desk.reads_pin("trouble") == "The PINs do not match. Please start again"
    assert desk.reads_pin("prompt") == "Choose a PIN of four to eight digits"
    desk.type("2718")
    desk.type("2718")
    assert desk.pipeline.state.visit.reservation is not None


def test_too_short_a_pin_is_not_taken(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("271")
    assert desk.reads_pin("trouble") == "A PIN has four to eight digits."
    assert desk.reservation.typed_pin.property("length") == 3


def test_a_pin_that_was_begun_does_not_outlive_its_window(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.type("2718")
    desk.reservation.typed_pin.type(2)
    desk.windows.close()
    desk.windows.show("reserve")
    assert desk.reservation.typed_pin.property("length") == 0
    assert desk.reads_pin("prompt") == "Choose a PIN of four to eight digits"


def test_the_player_comes_back_with_the_pin(desk: Desk) -> None:
    desk.reserve("31415926")
    desk.type("31415926")
    assert isinstance(desk.sent[-1], ReturnToStation)
    assert desk.pipeline.state.visit.reservation is None
    assert desk.open == ""


def test_a_wrong_pin_says_so_and_how_many_tries_are_left(desk: Desk) -> None:
    desk.reserve("2718")
    for left in (4, 3, 2):
        desk.type("0000")
        assert desk.reads_pin("trouble") == f"That is not the PIN: {left} tries left"
    desk.type("0000")
    assert desk.reads_pin("trouble") == "That is not the PIN: one try left"
    assert desk.reservation.typed_pin.property("ready") is True
    desk.type("0000")
    assert desk.reads_pin("trouble") == "Too many wrong PINs: an attendant can open the station"
    assert desk.reservation.typed_pin.property("ready") is False
    desk.type("2718")
    assert desk.pipeline.state.visit.reservation is not None


def test_the_right_pin_is_still_taken_after_wrong_ones(desk: Desk) -> None:
    desk.reserve("2718")
    desk.type("0000")
    desk.type("2718")
    assert desk.pipeline.state.visit.reservation is None
    desk.windows.show("reserve")
    assert desk.reads_pin("trouble") == ""


@pytest.fixture
def held() -> HeldDerivations:
    return HeldDerivations()


@pytest.fixture
def slow(qapp: object, held: HeldDerivations) -> Desk:
    """A desk whose PINs are derived when the test says so."""
    del qapp
    return Desk(derive=held.derive)


def test_a_pin_is_derived_while_it_is_typed_again(slow: Desk, held: HeldDerivations) -> None:
    slow.windows.show("reserve")
    slow.type("2718")
    held.finish()
    assert (slow.sent, slow.reservation.typed_pin.property("busy")) == ([], False)
    slow.type("2718")
    assert slow.open == "reserved"


def test_until_it_is_derived_the_screen_says_so_and_no_key_does_anything(slow: Desk, held: HeldDerivations) -> None:
    slow.reserve("2718")
    assert (slow.sent, slow.reservation.typed_pin.property("busy")) == ([], True)
    assert slow.reads_pin("prompt") == "One moment, please"
    slow.reservation.typed_pin.type(5)
    slow.reservation.typed_pin.erase()
    slow.reservation.typed_pin.confirm()
    assert (slow.reservation.typed_pin.property("length"), slow.reads_pin("trouble")) == (0, "")
    held.finish()
    assert (slow.open, slow.reservation.typed_pin.property("busy")) == ("reserved", False)


def test_the_one_who_comes_back_waits_in_the_same_way(slow: Desk, held: HeldDerivations) -> None:
    slow.reserve("2718")
    held.finish()
    slow.type("0000")
    assert slow.reservation.typed_pin.property("busy") is True
    held.finish()
    assert slow.reads_pin("trouble") == "That is not the PIN: 4 tries left"
    slow.type("2718")
    held.finish()
    assert slow.pipeline.state.visit.reservation is None


def test_a_window_that_is_closed_meanwhile_reserves_nothing(slow: Desk, held: HeldDerivations) -> None:
    slow.reserve("2718")
    slow.windows.close()
    held.finish()
    assert (slow.sent, slow.reservation.typed_pin.property("busy")) == ([], False)


def test_a_station_that_a_key_opens_meanwhile_is_not_asked_for(slow: Desk, held: HeldDerivations) -> None:
    slow.reserve("2718")
    held.finish()
    slow.type("2718")
    slow.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    held.finish()
    assert [type(command) for command in slow.sent] == [Reserve]
    assert slow.open == ""


def test_the_pin_that_is_taken_is_the_second_choice_after_two_that_differed(slow: Desk, held: HeldDerivations) -> None:
    slow.windows.show("reserve")
    for pin in ("1111", "2222", "2718", "2718"):
        slow.type(pin)
    held.finish()
    assert len(slow.sent) == 1
    for pin in ("1111", "2718"):
        slow.type(pin)
        held.finish()
    assert slow.pipeline.state.visit.reservation is None


def test_no_two_reservations_have_one_salt(desk: Desk) -> None:
    salts = []
    for _ in range(2):
        desk.reserve("2718")
        assert desk.pipeline.state.visit.reservation is not None
        salts.append(desk.pipeline.state.visit.reservation.salt)
        desk.type("2718")
    assert len(set(salts)) == 2
    assert all(len(salt) == 2 * SALT_BYTES for salt in salts)


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
    desk.pipeline.now = desk.wall_clock()
    desk.give(TimePasses())
    assert desk.open == ""


def test_where_it_cannot_be_reserved_now_the_line_says_why(desk: Desk) -> None:
    desk.windows.show("reserve")
    desk.give(PlaceWager("field", 1_00))
    desk.give(CallDice())
    desk.type("2718")
    desk.type("2718")
    assert desk.open == ""
    assert desk.information.said == ("The station can be reserved once the dice lie.", "refusal")


def test_the_clock_is_read_only_while_the_player_is_waited_for(desk: Desk) -> None:
    assert not desk.reservation._look.isActive()
    desk.reserve("2718")
    assert desk.reservation._look.isActive()
    desk.type("2718")
    assert not desk.reservation._look.isActive()


def test_a_terminal_that_starts_reserved_is_covered_at_once(desk: Desk) -> None:
    desk.reserve("2718")
    late = Sitting()
    late.pipeline = desk.pipeline
    reservation = Reservation(late.touch_gateway, late.windows, derive_at_once, late.wall_clock, late.root)
    late.join(reservation)
    assert late.open == "reserved"


@pytest.mark.parametrize(
    ("left_ms", "text"), [(600_000, "10:00"), (59_001, "1:00"), (1, "0:01"), (0, "0:00"), (-5, "0:00")]
)
def test_minutes_and_seconds_that_are_left(left_ms: int, text: str) -> None:
    assert clock_of(left_ms) == text
