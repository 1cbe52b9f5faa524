"""The simulated validator frame by frame: what it answers, how long its mechanics take, and what a person sees."""

from __future__ import annotations

import pytest

from drivers.simulated.validator_id003 import Id003Twin
from drivers.validator.id003_codec import Command, Frame, Reader, Status
from tests.drivers.validator.test_id003_tickets import BARCODES
from tests.drivers.validator.test_id003_twin import SETTINGS, Host

NUMBER = "123456789012345678"
REST = {
    "power": True, "status": "idling", "currency": "USD", "bill": None, "ticket": None, "stacked": [], "tickets": [],
    "returned": 0, "accepting": True,
}  # fmt: skip


def status(host: Host, ms: int) -> tuple[int, bytes]:
    """Status and data after this time."""
    host.after(ms)
    [answer] = host.say(Frame(Command.STATUS))
    return answer.code, answer.data


def seen(host: Host, *names: str) -> tuple[object, ...]:
    picture = host.twin.picture()
    return tuple(picture[name] for name in names)


@pytest.fixture
def host() -> Host:
    """A validator that takes bills and tickets."""
    host = Host()
    host.say(*BARCODES)
    return host


@pytest.mark.parametrize("setting", range(0xC0, 0xC8))
def test_each_setting_is_echoed_and_read_back(setting: int) -> None:
    host = Host()
    assert host.say(Frame(setting, b"\1\2")) == [Frame(setting, b"\1\2")]
    assert host.say(Frame(setting - 0x40)) == [Frame(setting - 0x40, b"\1\2")]


def test_a_validator_without_power_forgets_its_settings_and_takes_nothing_until_it_is_told() -> None:
    read_back = [Frame(code) for code in range(0x80, 0x88)]
    told = [answer.data for answer in Reader().feed(Id003Twin().step(0, b"".join(one.encode() for one in read_back)))]
    assert told == [b"\xff\xff", bytes(2), b"\0", b"\1", b"\0", b"\0", b"\0", b"\0"]
    host = Host()
    host.blink_power()
    assert [answer.data for answer in host.say(*read_back)] == told


@pytest.mark.parametrize(
    "code",
    [
        *(Command.STACK_1, Command.STACK_2, Command.RETURN, Command.HOLD),
        *(Command.WAIT, Command.BOOT_VERSION, 0x7F, 0xBF, 0xC8),
    ],
)  # fmt: skip
def test_what_it_does_not_know_or_cannot_do_at_rest_is_an_invalid_command(code: int) -> None:
    host = Host()
    assert host.say(Frame(code)) == [Frame(Status.INVALID_COMMAND)]
    assert host.twin.picture() == REST


@pytest.mark.parametrize("currency", ["USD", "EUR"])
def test_its_version_names_its_country(currency: str) -> None:
    [answer] = Reader().feed(Id003Twin(currency=currency).step(0, Frame(Command.VERSION).encode()))
    country = {"USD": b"i(USA)", "EUR": b"i(EUR)"}[currency]
    assert answer == Frame(Command.VERSION, country + b"100-SS ID003-05V300-45 BOXMAN TWIN")


def test_a_new_one_knows_dollars_and_says_that_its_power_came() -> None:
    twin = Id003Twin()
    assert twin.picture() == {**REST, "status": "power up", "accepting": False}
    assert twin.step(0, Frame(Command.STATUS).encode()) == Frame(Status.POWER_UP).encode()


def test_the_start_takes_300_ms() -> None:
    host = Host()
    assert host.say(Frame(Command.RESET)) == [Frame(Status.ACK)]
    assert [host.after(299), host.after(1)] == [Status.INITIALIZE, Status.IDLING]


def test_settings_that_come_late_end_the_start_at_once() -> None:
    host = Host()
    host.blink_power()
    host.say(Frame(Command.RESET))
    assert host.after(1_000) == Status.INITIALIZE
    host.say(*SETTINGS)
    assert host.after(0) == Status.IDLING


def test_it_rests_as_ordered_and_takes_no_bill_while_inhibited() -> None:
    host = Host()
    host.say(Frame(Command.INHIBIT, b"\1"))
    assert host.after(0) == Status.INHIBITED
    assert seen(host, "status", "accepting") == ("inhibited", False)
    host.say(Frame(Command.INHIBIT, b"\0"))
    assert host.after(0) == Status.IDLING


@pytest.mark.parametrize(("bill", "code"), [(5, 0x63), (10, 0x64), (20, 0x65), (50, 0x66), (100, 0x67)])
def test_each_bill_is_a_second_under_way_and_lies_in_escrow_under_its_code(host: Host, bill: int, code: int) -> None:
    host.twin.do(["insert", str(bill)])
    assert host.twin.picture() == {**REST, "status": "accepting", "bill": bill, "accepting": False}
    assert status(host, 999) == (Status.ACCEPTING, b"")
    assert status(host, 1) == (Status.ESCROW, bytes((code,)))


def test_a_bill_is_400_ms_on_its_way_to_the_lever_250_to_the_stacker_and_250_until_that_rests(host: Host) -> None:
    host.twin.do(["insert", "20"])
    host.after(1_000)
    assert host.say(Frame(Command.STACK_2)) == [Frame(Status.ACK)]
    assert host.after(399) == Status.STACKING
    assert seen(host, "bill", "stacked") == (20, [])
    assert host.after(1) == Status.STACKING
    assert seen(host, "bill", "stacked") == (20, [20]), "past the lever it counts as stacked"
    assert [host.after(249), host.after(1)] == [Status.STACKING, Status.VEND_VALID]
    assert seen(host, "bill", "stacked") == (None, [20])
    host.say(Frame(Command.ACK))
    assert [host.after(0), host.after(249), host.after(1)] == [Status.STACKED, Status.STACKED, Status.IDLING]
    assert host.twin.picture() == {**REST, "stacked": [20]}


def test_stack_1_reports_a_bill_at_the_lever_and_stores_it_after_the_acknowledgement(host: Host) -> None:
    for stacked in ([20], [20, 20]):
        host.twin.do(["insert", "20"])
        host.after(1_000)
        host.say(Frame(Command.STACK_1))
        assert [host.after(399), host.after(1)] == [Status.STACKING, Status.VEND_VALID]
        assert seen(host, "bill", "stacked") == (20, stacked)
        host.say(Frame(Command.ACK))
        assert [host.after(249), host.after(1)] == [Status.STACKED, Status.IDLING]
        assert seen(host, "bill", "stacked") == (None, stacked)


@pytest.mark.parametrize("command", [Command.STACK_1, Command.STACK_2])
def test_a_ticket_is_stored_beside_the_bills(host: Host, command: Command) -> None:
    for tickets in ([NUMBER], [NUMBER] * 2):
        host.twin.do(["ticket", NUMBER])
        assert host.twin.picture()["ticket"] == NUMBER
        assert status(host, 1_000) == (Status.ESCROW, b"\x6f" + NUMBER.encode())
        host.say(Frame(command))
        host.after(400)
        assert seen(host, "stacked", "tickets") == ([], tickets)
        host.after(250)
        host.say(Frame(Command.ACK))
        assert host.after(250) == Status.IDLING
        assert seen(host, "ticket", "stacked", "tickets", "returned") == (None, [], tickets, 0)


def test_a_returned_bill_takes_half_a_second_and_is_counted(host: Host) -> None:
    for returned in (1, 2):
        host.twin.do(["insert", "20"])
        host.after(1_000)
        assert host.say(Frame(Command.RETURN)) == [Frame(Status.ACK)]
        assert [host.after(499), host.after(1)] == [Status.RETURNING, Status.IDLING]
        assert host.twin.picture() == {**REST, "returned": returned}


def test_hold_restarts_the_ten_seconds_of_escrow(host: Host) -> None:
    host.twin.do(["insert", "20"])
    host.after(10_000)
    assert host.say(Frame(Command.HOLD)) == [Frame(Status.ACK)]
    assert [host.after(9_999), host.after(1)] == [Status.ESCROW, Status.RETURNING]


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ((), b""),
        ((Frame(Command.BAR_INHIBIT, b"\xfe"),), b"\x76"),
        ((Frame(Command.BAR_INHIBIT, b"\xfd"),), b""),
        ((Frame(Command.BAR_INHIBIT, b""),), b"\x76"),
        ((Frame(Command.BARCODE, b"\2\x12"),), b"\x76"),
    ],
    ids=["as told", "tickets inhibited", "bills inhibited", "inhibited by nothing said", "another kind of barcode"],
)
def test_a_ticket_is_taken_as_the_host_has_configured_barcodes(
    host: Host, settings: tuple[Frame, ...], why: bytes
) -> None:
    host.say(*settings)
    host.twin.do(["ticket", NUMBER])
    code, data = status(host, 1_000)
    assert (code, data) == ((Status.REJECTING, why) if why else (Status.ESCROW, b"\x6f" + NUMBER.encode()))


@pytest.mark.parametrize("bit", range(16))
def test_only_the_bit_of_its_own_code_disables_a_bill(host: Host, bit: int) -> None:
    host.say(Frame(Command.ENABLE, (1 << bit).to_bytes(2, "little")))
    host.twin.do(["insert", "20"])
    assert status(host, 1_000) == ((Status.REJECTING, b"\x79") if bit == 0x65 - 0x61 else (Status.ESCROW, b"\x65"))


@pytest.mark.parametrize("after_ms", [0, 1_000])
def test_a_bill_that_is_pulled_back_is_rejected_and_returned(host: Host, after_ms: int) -> None:
    host.twin.do(["insert", "20"])
    host.after(after_ms)
    host.twin.do(["tear"])
    assert status(host, 0) == (Status.REJECTING, b"\x7b")
    assert host.after(500) == Status.IDLING
    assert host.twin.picture() == {**REST, "returned": 1}


def test_a_failure_has_its_cause_as_data(host: Host) -> None:
    host.twin.do(["fail"])
    assert status(host, 0) == (Status.FAILURE, b"\xa2")


def test_a_reset_hands_back_what_is_in_the_acceptor_and_stores_what_is_past_the_lever(host: Host) -> None:
    for returned in (1, 2):
        host.twin.do(["insert", "20"])
        host.start()
        assert host.twin.picture() == {**REST, "returned": returned}
    host.twin.do(["insert", "50"])
    host.after(1_000)
    host.say(Frame(Command.STACK_2))
    host.after(400)
    host.start()
    assert host.twin.picture() == {**REST, "returned": 2, "stacked": [50]}


def test_each_stuck_bill_that_is_handed_back_is_counted(host: Host) -> None:
    for returned in (1, 2):
        host.twin.do(["insert", "20"])
        host.twin.do(["jam"])
        host.twin.do(["clear"])
        assert seen(host, "bill", "returned", "status") == (None, returned, "power up")
        host.start()


def test_without_power_nothing_is_seen_heard_or_due(host: Host) -> None:
    host.twin.do(["insert", "20"])
    host.twin.power(False)
    assert host.twin.picture() == {**REST, "power": False, "status": "off", "bill": 20, "accepting": False}
    assert host.say(Frame(Command.STATUS)) == []
    assert host.twin.due_ms() > host.now_ms + 1_000_000


@pytest.mark.parametrize(("speed", "ms"), [(1.0, 1_000), (2.0, 500), (1e9, 1)])
def test_speed_divides_the_times_of_the_mechanics(speed: float, ms: int) -> None:
    twin = Id003Twin(speed)
    twin.step(0, b"".join(frame.encode() for frame in (Frame(Command.RESET), *SETTINGS)))
    twin.step(300, b"")
    twin.do(["insert", "20"])
    assert twin.due_ms() == 300 + ms


@pytest.mark.parametrize("words", [[], ["insert"], ["insert", "7"], ["insert", "twenty"], ["insert", "-5"], ["sing"]])
def test_a_hand_that_cannot_do_so_is_reported_and_changes_nothing(host: Host, words: list[str]) -> None:
    with pytest.raises(ValueError, match=r"^(Bills are 5, 10, 20, 50 or 100|The validator knows: insert, .*)\.$"):
        host.twin.do(words)
    assert host.twin.picture() == REST
