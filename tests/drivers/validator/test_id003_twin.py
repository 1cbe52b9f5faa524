"""The simulated validator keeps a bill as a real one does: where it is, and what it says of it after a power cut."""

from __future__ import annotations

import pytest

from drivers.simulated.twin import OrderError
from drivers.simulated.validator_id003 import (
    ACCEPT_MS,
    INITIALIZE_MS,
    MAX_ESCROW_MS,
    STACK_MS,
    STORE_MS,
    Id003Twin,
)
from drivers.validator.id003_codec import Command, Frame, Reader, Status, denominations

SETTINGS = (
    Frame(Command.ENABLE, bytes(2)),
    Frame(Command.SECURITY, bytes(2)),
    Frame(Command.DIRECTION, b"\0"),
    Frame(Command.OPTION, b"\2\0"),
    Frame(Command.INHIBIT, b"\0"),
)


class Host:
    """Says one frame at a time to the validator."""

    def __init__(self) -> None:
        self.twin = Id003Twin()
        self.now_ms = 0
        self.start()

    def say(self, *frames: Frame) -> list[Frame]:
        """What the validator answers."""
        return Reader().feed(self.twin.step(self.now_ms, b"".join(frame.encode() for frame in frames)))

    def after(self, ms: int) -> int:
        """The status when this much time has passed."""
        end_ms = self.now_ms + ms
        while self.twin.due_ms() <= end_ms:
            self.now_ms = self.twin.due_ms()
            self.twin.step(self.now_ms, b"")
        self.now_ms = end_ms
        [answer] = self.say(Frame(Command.STATUS))
        return answer.code

    def start(self) -> None:
        """Reset the validator and give it its settings."""
        self.say(Frame(Command.RESET), *SETTINGS)
        assert self.after(INITIALIZE_MS) == Status.IDLING

    def stack(self, command: Command) -> None:
        """Feed a 20 and have it stacked."""
        self.twin.do(["insert", "20"])
        assert self.after(ACCEPT_MS) == Status.ESCROW
        assert self.say(Frame(command)) == [Frame(Status.ACK)]

    def blink_power(self) -> int:
        """Cut the power; the first status after it is back."""
        self.twin.power(False)
        self.twin.power(True)
        return self.after(1)

    @property
    def stacked(self) -> object:
        return self.twin.picture()["stacked"]


def test_stack_1_says_vend_valid_when_the_bill_passes_the_lever() -> None:
    host = Host()
    host.stack(Command.STACK_1)
    assert host.after(STACK_MS - 1) == Status.STACKING
    assert host.after(1) == Status.VEND_VALID


def test_stack_2_says_vend_valid_only_when_the_bill_is_stored() -> None:
    host = Host()
    host.stack(Command.STACK_2)
    assert host.after(STACK_MS) == Status.STACKING
    assert host.after(STORE_MS - 1) == Status.STACKING
    assert host.after(1) == Status.VEND_VALID
    assert host.stacked == [20]


@pytest.mark.parametrize("command", [Command.STACK_1, Command.STACK_2])
def test_vend_valid_is_said_until_it_is_acknowledged_and_the_bill_is_stored_once(command: Command) -> None:
    host = Host()
    host.stack(command)
    assert host.after(STACK_MS + STORE_MS) == Status.VEND_VALID
    assert host.after(60_000) == Status.VEND_VALID
    assert host.say(Frame(Command.ACK)) == []
    assert host.after(1) == Status.STACKED
    assert host.after(STORE_MS) == Status.IDLING
    assert host.stacked == [20]


@pytest.mark.parametrize(
    ("after_ms", "status", "stacked"),
    [
        (STACK_MS - 1, Status.POWER_UP_ACCEPTOR, []),
        (STACK_MS, Status.POWER_UP_STACKER, [20]),
        (STACK_MS + STORE_MS - 1, Status.POWER_UP_STACKER, [20]),
        (STACK_MS + STORE_MS, Status.POWER_UP_STACKER, [20]),
    ],
    ids=["before the lever", "at the lever", "before it is stored", "stored but not acknowledged"],
)
def test_after_a_power_cut_the_validator_says_where_the_bill_is_until_reset(
    after_ms: int, status: Status, stacked: list[int]
) -> None:
    host = Host()
    host.stack(Command.STACK_2)
    host.after(after_ms)
    assert host.blink_power() == status
    assert host.blink_power() == status
    host.start()
    assert host.stacked == stacked
    assert host.blink_power() == Status.POWER_UP


def test_a_bill_that_was_acknowledged_is_not_spoken_of_after_a_power_cut() -> None:
    host = Host()
    host.stack(Command.STACK_2)
    host.after(STACK_MS + STORE_MS)
    host.say(Frame(Command.ACK))
    assert host.blink_power() == Status.POWER_UP
    assert host.stacked == [20]


def test_no_hand_can_hide_that_a_bill_was_stored_before_the_host_knows() -> None:
    host = Host()
    host.stack(Command.STACK_2)
    host.after(STACK_MS + STORE_MS)
    with pytest.raises(OrderError):
        host.twin.do(["jam"])
    assert host.after(1) == Status.VEND_VALID


def test_a_twin_of_another_country_reports_its_bills_and_their_currency() -> None:
    twin = Id003Twin(currency="EUR")
    [answer] = Reader().feed(twin.step(0, Frame(Command.CURRENCY).encode()))
    told = denominations(answer.data)
    assert set(told.values()) >= {("EUR", cents) for cents in (5_00, 10_00, 20_00, 50_00, 100_00)}
    assert {currency for currency, _ in told.values()} == {"EUR"}


def test_a_bill_that_the_host_does_not_decide_on_goes_back_after_ten_seconds() -> None:
    host = Host()
    host.twin.do(["insert", "20"])
    assert host.after(ACCEPT_MS + MAX_ESCROW_MS - 1) == Status.ESCROW
    assert host.after(1) == Status.RETURNING


def test_a_validator_that_was_told_to_hold_keeps_a_bill_until_it_is_told_otherwise() -> None:
    host = Host()
    host.twin.do(["insert", "20"])
    assert host.after(ACCEPT_MS) == Status.ESCROW
    host.twin.do(["hold"])
    assert host.after(100 * MAX_ESCROW_MS) == Status.ESCROW
    host.twin.do(["release"])
    assert host.after(MAX_ESCROW_MS) == Status.RETURNING


def test_a_frame_begun_before_a_power_cut_is_no_part_of_the_next() -> None:
    host = Host()
    host.twin.step(host.now_ms, Frame(Command.STATUS).encode()[:3])
    assert host.blink_power() == Status.POWER_UP


@pytest.mark.parametrize(("bill", "seen"), [("20", Status.REJECTING), ("100", Status.ESCROW)])
def test_a_bill_whose_denomination_is_disabled_is_rejected_and_no_other(bill: str, seen: Status) -> None:
    host = Host()
    [currency] = host.say(Frame(Command.CURRENCY))
    [code] = (code for code, bill in denominations(currency.data).items() if bill == ("USD", 20_00))
    host.say(Frame(Command.ENABLE, (1 << code - 0x61).to_bytes(2, "little")))
    host.twin.do(["insert", bill])
    assert host.after(ACCEPT_MS) == seen


@pytest.mark.parametrize(
    ("settings", "seen"),
    [((*SETTINGS[:2], SETTINGS[4]), Status.INITIALIZE), ((*SETTINGS[:3], SETTINGS[4]), Status.IDLING)],
    ids=["without its direction", "with its direction"],
)
def test_the_start_ends_once_the_settings_are_given(settings: tuple[Frame, ...], seen: Status) -> None:
    host = Host()
    host.blink_power()
    host.say(Frame(Command.RESET), *settings)
    assert host.after(INITIALIZE_MS) == seen


def test_a_bill_stuck_in_the_acceptor_is_handed_back_when_the_jam_is_cleared() -> None:
    host = Host()
    host.twin.do(["insert", "20"])
    host.twin.do(["jam"])
    host.twin.do(["clear"])
    picture = host.twin.picture()
    assert (picture["bill"], picture["returned"], picture["stacked"]) == (None, 1, [])
    assert host.after(1) == Status.POWER_UP
