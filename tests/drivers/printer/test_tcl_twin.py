"""The simulated printer behaves like a printer, on paper and in its flags."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from drivers.printer.tcl_codec import Print, encode_command
from drivers.printer.tcl_ticket import print_command
from drivers.simulated.printer_tcl import AUTO_TAKE_MS, BOOT_MS, PRINT_MS, UNSOLICITED_MS, TclTwin
from drivers.simulated.twin import OrderError, Twin
from tests.drivers.printer.bench import VALIDATIONS, ticket

COMMAND = encode_command(print_command(ticket(1)))
EMPTY_CHUTE_MS = PRINT_MS + AUTO_TAKE_MS


class Hand:
    """The printer on a bench, switched on and cleared, with the time in ms since then."""

    def __init__(self, twin: TclTwin) -> None:
        self.twin = twin
        self.start_ms = BOOT_MS + 1
        twin.step(self.start_ms, b"^C|^")

    def at(self, ms: int, received: bytes = b"^Se|^") -> str:
        """What the printer answers to this at this time."""
        return self.twin.step(self.start_ms + ms, received).decode("ascii")

    def flags(self, ms: int) -> str:
        """The five flag bytes at this time."""
        return self.at(ms).removeprefix("*S|0|GURUSAG18|").rpartition("|P")[0]

    def validations(self) -> list[str]:
        """What is on paper."""
        tickets = cast("list[dict[str, str]]", self.twin.picture()["printed"])
        return [printed["validation"] for printed in tickets]


def printing(twin: TclTwin | None = None) -> Hand:
    """A printer that has just received a print command."""
    hand = Hand(twin or TclTwin(None))
    hand.at(0, COMMAND)
    return hand


def test_it_is_a_twin() -> None:
    twin: Twin = TclTwin(None)
    assert json.loads(json.dumps(twin.picture()))["paper"] == "ok"


def test_a_ticket_is_busy_then_numbered_then_in_the_chute_then_taken() -> None:
    hand = printing()
    assert hand.flags(100) == "`|@|@|@|B"
    assert hand.validations() == []
    assert hand.flags(PRINT_MS * 86 // 100) == "`|@|@|@|b"
    assert hand.flags(PRINT_MS) == "@|@|H|@|r"
    assert hand.validations() == [VALIDATIONS[1]]
    assert hand.flags(EMPTY_CHUTE_MS) == "@|@|@|@|r"
    assert hand.at(EMPTY_CHUTE_MS + 1, b"^C|^^Se|^") == "*S|0|GURUSAG18|@|@|@|@|P|P0|*"


def test_the_picture_shows_every_field_of_the_ticket() -> None:
    hand = printing()
    hand.at(PRINT_MS)
    (printed,) = cast("list[dict[str, str]]", hand.twin.picture()["printed"])
    assert printed["number_text"] == "TICKET # 0001"
    assert printed["number_dashed"] == printed["edge_text"] == "00-6338-7426-2374-8784"
    assert (printed["amount"], printed["amount_words"]) == ("$85.02", "EIGHTY FIVE DOLLARS AND TWO CENTS")
    assert (printed["date"], printed["time"], printed["expiry"]) == ("02/10/2012", "00:02:21", "30 days")


def test_speed_and_start_delay_shift_the_print() -> None:
    hand = printing(TclTwin(None, speed=0.5, start_delay_ms=3_000))
    assert hand.flags(2_999) == "@|@|@|@|P"
    assert hand.flags(3_001)[0] == "`"
    assert hand.flags(3_000 + PRINT_MS * 2 - 1)[0] == "`"
    assert hand.flags(3_000 + PRINT_MS * 2)[0] == "@"


def test_two_commands_print_two_tickets() -> None:
    hand = printing()
    hand.at(10, COMMAND)
    hand.at(PRINT_MS * 2)
    assert hand.validations() == [VALIDATIONS[1]] * 2


def test_a_standard_status_has_three_flag_bytes() -> None:
    assert printing().at(1, b"^S|^") == "*S|0|GURUSAG18|`|@|@|P0|*"


def test_a_talkative_printer_sends_its_extended_status_unasked() -> None:
    twin = TclTwin(None, unsolicited=True)
    spoken = [twin.step(ms, b"") for ms in range(0, 10_000, 100)]
    assert sum(bool(said) for said in spoken) == (10_000 - BOOT_MS) // UNSOLICITED_MS
    assert TclTwin(None).step(10_000, b"") == b""


@pytest.mark.parametrize(
    ("command", "flags"),
    [
        (b"^x|1|^", "@|@|`|@|P"),
        (encode_command(Print("3", 1, print_command(ticket(1)).fields)), "@|P|@|@|P"),
        (encode_command(Print("0", 1, ("too", "few"))), "@|H|@|@|P"),
        (encode_command(Print("0", 1, ("not digits",) * 17)), "@|H|@|@|P"),
        (encode_command(Print("0", 9999, print_command(ticket(1)).fields)), "@|A|@|@|P"),
    ],
)
def test_a_command_that_cannot_be_carried_out_sets_its_error_flag_until_cleared(command: bytes, flags: str) -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, command)
    assert hand.flags(PRINT_MS) == flags
    assert hand.validations() == []
    hand.at(PRINT_MS, b"^C|^")
    assert hand.flags(PRINT_MS) == "@|@|@|@|P"


@pytest.mark.parametrize(
    ("words", "flags", "undo"),
    [("jam", "@|@|@|B|B", "clear"), ("paper out", "T|@|@|A|B", "paper load"), ("head up", "X|@|@|@|B", "head down")],
)
def test_a_print_that_is_stopped_leaves_a_part_of_a_ticket(words: str, flags: str, undo: str) -> None:
    hand = printing()
    hand.at(500)
    hand.twin.do(words.split())
    assert hand.flags(501) == flags
    hand.at(502, COMMAND)
    hand.twin.do(undo.split())
    hand.at(503, b"^C|j|^")
    assert hand.flags(60_000)[0] == "@"
    assert hand.validations() == []
    assert hand.twin.picture()["partial"] == 1


def test_a_jam_after_the_number_leaves_a_ticket_and_its_evidence() -> None:
    hand = printing()
    hand.at(PRINT_MS * 9 // 10)
    hand.twin.do(["jam"])
    assert hand.flags(PRINT_MS * 9 // 10) == "@|@|@|B|b"
    assert (hand.validations(), hand.twin.picture()["partial"]) == ([VALIDATIONS[1]], 0)


def test_the_jam_flag_stays_until_the_jam_is_cleared_by_hand_and_by_command() -> None:
    hand = Hand(TclTwin(None))
    hand.twin.do(["jam"])
    hand.at(1, b"^C|j|^")
    assert hand.flags(1) == "@|@|@|B|P"
    hand.twin.do(["clear"])
    assert hand.flags(2) == "@|@|@|B|P"
    hand.at(3, b"^C|j|^")
    assert hand.flags(3) == "@|@|@|@|P"


@pytest.mark.parametrize(("cut_ms", "complete"), [(500, False), (PRINT_MS * 9 // 10, True)])
def test_a_power_cut_forgets_the_job_and_sets_the_reset_flag(cut_ms: int, complete: bool) -> None:
    hand = printing()
    hand.at(cut_ms)
    hand.twin.power(False)
    assert hand.at(cut_ms + 1_000) == ""
    hand.twin.power(True)
    assert hand.at(cut_ms + 1_100) == ""
    assert hand.flags(cut_ms + 1_000 + BOOT_MS) == "@|@|@|@|Q"
    assert len(hand.validations()) == complete
    assert hand.twin.picture()["partial"] == (not complete)


def test_the_reset_command_is_a_power_cut_to_the_job() -> None:
    hand = printing()
    hand.at(500, b"^r|^")
    assert hand.flags(500 + BOOT_MS) == "@|@|@|@|Q"
    assert hand.twin.picture()["partial"] == 1


def test_a_held_ticket_stays_in_the_chute_until_it_is_taken() -> None:
    hand = printing()
    hand.twin.do(["hold"])
    assert hand.flags(EMPTY_CHUTE_MS * 10) == "@|@|H|@|r"
    hand.twin.do(["take"])
    assert hand.flags(EMPTY_CHUTE_MS * 10) == "@|@|@|@|r"


def test_a_held_ticket_is_taken_a_while_after_tickets_are_released() -> None:
    hand = printing()
    hand.twin.do(["hold"])
    assert hand.flags(EMPTY_CHUTE_MS * 10) == "@|@|H|@|r"
    assert hand.twin.picture()["held"] is True
    hand.twin.do(["release"])
    assert hand.twin.picture()["held"] is False
    assert hand.flags(EMPTY_CHUTE_MS * 10 + AUTO_TAKE_MS - 1) == "@|@|H|@|r"
    assert hand.flags(EMPTY_CHUTE_MS * 10 + AUTO_TAKE_MS) == "@|@|@|@|r"


def test_low_paper_and_an_open_drawer_show_in_the_flags() -> None:
    hand = Hand(TclTwin(None))
    hand.twin.do(["paper", "low"])
    hand.twin.do(["drawer", "open"])
    assert hand.flags(1) == "@|@|@|A|T"
    hand.twin.do(["paper", "load"])
    hand.twin.do(["drawer", "close"])
    assert hand.flags(1) == "@|@|@|@|P"


@pytest.mark.parametrize("words", ["", "dance", "paper", "paper wet", "take", "clear", "head", "jam now"])
def test_an_order_that_cannot_be_done_is_refused_with_a_sentence(words: str) -> None:
    twin = TclTwin(None)
    before = twin.picture()
    with pytest.raises(OrderError, match=r"\.$"):
        twin.do(words.split())
    assert twin.picture() == before


def test_each_whole_ticket_is_drawn_and_replaces_the_picture_before(tmp_path: Path) -> None:
    picture = tmp_path / "ticket.png"
    hand = printing(TclTwin(picture))
    hand.at(PRINT_MS - 1)
    assert hand.twin.picture()["last_ticket_png"] is None
    hand.at(PRINT_MS)
    assert hand.twin.picture()["last_ticket_png"] == str(picture)
    assert [path.name for path in tmp_path.iterdir()] == ["ticket.png"]
    with Image.open(picture) as image:
        assert image.format == "PNG"


def test_a_picture_that_cannot_be_saved_does_not_stop_the_printer(tmp_path: Path) -> None:
    hand = printing(TclTwin(tmp_path / "missing" / "ticket.png"))
    assert hand.flags(PRINT_MS) == "@|@|H|@|r"
    assert "could not be saved" in str(hand.twin.picture()["say"])


@given(st.lists(st.tuples(st.binary(max_size=80) | st.just(COMMAND), st.integers(0, 3_000)), max_size=40))
def test_no_bytes_whatever_make_the_printer_raise(heard: list[tuple[bytes, int]]) -> None:
    twin = TclTwin(None)
    now_ms = BOOT_MS
    for received, after_ms in heard:
        now_ms += after_ms
        twin.step(now_ms, received)
        assert twin.due_ms() > now_ms
    assert json.dumps(twin.picture())


def test_a_hand_hears_what_it_has_done_to_the_drawer_and_the_head() -> None:
    twin = TclTwin(None)
    said = [twin.do(words.split()) for words in ("drawer open", "drawer close", "head up", "head down")]
    assert said == [
        "The paper drawer is open.",
        "The paper drawer is closed.",
        "The print head is up.",
        "The print head is down.",
    ]
