"""The simulated printer by the clock and flag by flag: what it sends in each state, and what a person sees."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from PIL import Image

from drivers.ports import Slip
from drivers.printer.tcl_codec import Command, DefineRegion, DefineTemplate, Print, encode_command
from drivers.printer.tcl_slip import slip_commands
from drivers.printer.tcl_ticket import print_command
from drivers.simulated.printer_tcl import TclTwin
from tests.drivers.printer.bench import VALIDATIONS, ticket
from tests.drivers.printer.test_tcl_twin import COMMAND, Hand, printing

NEW = {
    "power": True, "status": "@|@|@|@|P", "printing": False, "printed": [], "slips": [], "partial": 0, "chute": False,
    "held": False, "paper": "ok", "head_up": False, "drawer_open": False, "jammed": False, "last_ticket_png": None,
    "say": "",
}  # fmt: skip
SLIP = b"".join(encode_command(command) for command in slip_commands(Slip(1, ("HAND PAY", "$1,085.02"))))


def copies(count: int) -> bytes:
    return encode_command(Print("0", count, print_command(ticket(1)).fields))


@pytest.mark.parametrize(
    ("ms", "flags", "printed"),
    [
        (0, "`|@|@|@|B", 0),
        (1_359, "`|@|@|@|B", 0),
        (1_360, "`|@|@|@|b", 1),
        (1_599, "`|@|@|@|b", 1),
        (1_600, "@|@|H|@|r", 1),
        (4_599, "@|@|H|@|r", 1),
        (4_600, "@|@|@|@|r", 1),
    ],
)
def test_a_ticket_takes_1600_ms_has_its_number_at_85_percent_and_lies_in_the_slot_for_3_s(
    ms: int, flags: str, printed: int
) -> None:
    hand = printing()
    assert hand.flags(ms) == flags
    assert len(hand.validations()) == printed
    assert hand.twin.picture()["printing"] is (ms < 1_600)
    assert hand.twin.picture()["chute"] is (1_600 <= ms < 4_600)


def test_it_is_due_at_each_instant_of_a_ticket_and_never_before_or_after() -> None:
    hand = printing()
    instants: list[int] = []
    while len(instants) < 4:
        due_ms = hand.twin.due_ms() - hand.start_ms
        instants.append(due_ms)
        if due_ms <= 60_000:
            hand.at(due_ms, b"")
    assert instants[:3] == [1_360, 1_600, 4_600]
    assert instants[3] > 1_000_000_000


def test_it_starts_in_600_ms_and_says_that_it_has_until_it_is_told_to_clear() -> None:
    twin = TclTwin(None)
    assert twin.step(599, b"^Se|^") == b""
    assert twin.step(600, b"^Se|^") == b"*S|0|GURUSAG18|@|@|@|@|Q|P |*"
    assert twin.picture() == {**NEW, "status": "@|@|@|@|Q"}
    twin.step(600, b"^C|^")
    assert twin.picture() == NEW


def test_a_talkative_printer_speaks_2_s_after_its_start_and_every_2_s_from_then() -> None:
    twin = TclTwin(None, unsolicited=True)
    spoken = []
    for _ in range(3):
        spoken.append(twin.due_ms())
        assert twin.step(spoken[-1] - 1, b"") == b""
        assert twin.step(spoken[-1], b"").startswith(b"*S|0|GURUSAG18|")
    assert spoken == [2_600, 4_600, 6_600]
    assert twin.step(8_600, b"^Se|^").count(b"*S|") == 2, "what is asked and what is due"


def test_each_of_several_questions_at_once_is_answered_and_no_other_command() -> None:
    hand = Hand(TclTwin(None))
    assert hand.at(0, b"^S|^^Se|^^C|^") == "*S|0|GURUSAG18|@|@|@|P |*" + "*S|0|GURUSAG18|@|@|@|@|P|P |*"


def test_of_more_tickets_than_a_pack_of_paper_holds_the_last_10_000_are_remembered() -> None:
    hand = Hand(TclTwin(None, speed=1e9))
    for ms in range(2_501):
        hand.at(ms, copies(4))
    assert len(hand.validations()) == 10_000


def test_a_printer_without_power_shows_no_flags_and_nothing_is_due() -> None:
    hand = printing()
    hand.twin.power(False)
    picture = hand.twin.picture()
    assert (picture["power"], picture["status"], picture["printing"], picture["partial"]) == (False, "", False, 1)
    assert hand.twin.due_ms() > 1_000_000_000


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_speed_divides_the_time_of_a_ticket(speed: float) -> None:
    hand = printing(TclTwin(None, speed=speed))
    assert hand.twin.due_ms() - hand.start_ms == 1_360 / speed


@pytest.mark.parametrize(
    ("count", "flags", "printed"),
    [
        (0, "@|A|@|@|P", 0),
        (1, "@|@|@|@|r", 1),
        (4, "@|@|@|@|r", 4),
        (5, "@|A|@|@|P", 0),
    ],
)
def test_a_print_is_of_one_to_four_copies(count: int, flags: str, printed: int) -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, copies(count))
    assert hand.flags(60_000) == flags
    assert hand.validations() == [VALIDATIONS[1]] * printed


def test_four_jobs_wait_behind_the_one_that_is_printed_and_no_fifth() -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, copies(1))
    hand.at(1, copies(3))
    hand.at(2, copies(2))
    assert hand.flags(2) == "`|A|@|@|B"
    hand.at(3, copies(1))
    hand.at(60_000)
    assert len(hand.validations()) == 5


@pytest.mark.parametrize(
    ("words", "state", "flags", "names"),
    [
        ("paper low", {"paper": "low"}, "@|@|@|A|P", True),
        ("paper out", {"paper": "out"}, "T|@|@|A|P", False),
        ("head up", {"head_up": True}, "X|@|@|@|P", False),
        ("drawer open", {"drawer_open": True}, "@|@|@|@|T", False),
        ("jam", {"jammed": True}, "@|@|@|B|P", False),
        ("hold", {"held": True}, "@|@|@|@|P", True),
    ],
)
def test_what_hands_do_is_seen_and_flagged_and_stops_a_print_or_not(
    words: str, state: dict[str, object], flags: str, names: bool
) -> None:
    hand = Hand(TclTwin(None))
    hand.twin.do(words.split())
    assert hand.twin.picture() == {**NEW, **state, "status": flags}
    hand.at(0, COMMAND)
    hand.at(60_000)
    assert hand.validations() == [VALIDATIONS[1]] * names


@pytest.mark.parametrize("words", ["paper out", "head up", "drawer open", "jam"])
def test_a_job_that_comes_while_it_is_stopped_is_a_system_error(words: str) -> None:
    hand = Hand(TclTwin(None))
    hand.twin.do(words.split())
    hand.at(0, COMMAND)
    for mended in ("paper load", "head down", "drawer close"):
        hand.twin.do(mended.split())
    assert hand.flags(1)[0] == "P"


@pytest.mark.parametrize("words", ["head down", "drawer close", "paper low", "paper load", "hold", "release"])
def test_what_is_no_mishap_leaves_a_print_alone(words: str) -> None:
    hand = printing()
    hand.twin.do(words.split())
    hand.at(60_000)
    assert (len(hand.validations()), hand.twin.picture()["partial"]) == (1, 0)


def test_errors_add_up_in_whatever_order_they_come_until_they_are_cleared() -> None:
    mistakes = (b"^x|1|^", copies(0), encode_command(Print("0", 1, ("too", "few"))), encode_command(Print("3", 1, ())))
    hand = Hand(TclTwin(None))
    for order in permutations(mistakes):
        hand.at(1, b"".join(order))
        assert hand.flags(1) == "@|Y|`|@|P"
        hand.at(1, b"^C|^")
        assert hand.flags(1) == "@|@|@|@|P"


def test_a_jam_flag_goes_with_a_clear_that_names_it_and_with_no_other() -> None:
    hand = Hand(TclTwin(None))
    for letter in (b"j", b"a"):
        hand.twin.do(["jam"])
        hand.twin.do(["clear"])
        hand.at(1, b"^C|^")
        assert hand.flags(1) == "@|@|@|B|P"
        hand.at(2, b"^C|" + letter + b"|^")
        assert hand.flags(2) == "@|@|@|@|P"


def test_every_part_of_a_ticket_is_counted() -> None:
    hand = Hand(TclTwin(None))
    for parts in (1, 2):
        hand.at(parts * 10, COMMAND)
        hand.twin.do(["jam"])
        hand.twin.do(["clear"])
        hand.at(parts * 10, b"^C|j|^")
        assert hand.twin.picture()["partial"] == parts


def test_a_slip_is_on_paper_when_it_is_out_and_sets_no_flag_of_a_barcode() -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, SLIP)
    assert [hand.flags(0), hand.flags(1_599)] == ["`|@|@|@|@"] * 2
    assert hand.twin.picture()["slips"] == []
    assert hand.flags(1_600) == "@|@|H|@|P"
    picture = hand.twin.picture()
    assert (picture["slips"], picture["printed"], picture["partial"]) == ([["HAND PAY", "$1,085.02"]], [], 0)
    assert hand.at(1_600).endswith("|PS|*"), "its template was the last"


def test_a_slip_that_is_stopped_at_its_very_end_is_only_a_part_of_one() -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, SLIP)
    hand.at(1_599)
    hand.twin.do(["jam"])
    assert (hand.twin.picture()["slips"], hand.twin.picture()["partial"]) == ([], 1)


@pytest.mark.parametrize(
    "definitions",
    [(), (DefineTemplate("S", 9, 9, ("0",)),), (DefineRegion("0", 0, 0, 9, 9),)],
    ids=["nothing defined", "no region", "no template"],
)
def test_a_slip_without_its_definitions_is_an_error_of_the_library(definitions: tuple[Command, ...]) -> None:
    hand = Hand(TclTwin(None))
    hand.at(0, b"".join(encode_command(one) for one in (*definitions, Print("S", 1, ("Line",)))))
    assert hand.flags(0) == "@|P|@|@|P"


def test_a_printer_forgets_regions_when_told_and_everything_with_its_power() -> None:
    hand = Hand(TclTwin(None))
    last = encode_command(slip_commands(Slip(1, ("HAND PAY", "$1,085.02")))[-1])
    hand.at(0, SLIP)
    hand.at(60_000, b"^R|$|DR|^" + last)
    assert hand.flags(60_000)[2] == "P"
    hand.at(60_000, b"^C|^" + SLIP)
    hand.twin.power(False)
    hand.twin.power(True)
    hand.at(120_000, last)
    assert hand.flags(120_000)[2] == "P"


@pytest.mark.parametrize("validation", ["1" * 17, "1" * 19, "x" * 18])
def test_a_ticket_without_a_barcode_of_18_digits_is_not_printed(validation: str) -> None:
    hand = Hand(TclTwin(None))
    fields = print_command(ticket(1)).fields
    hand.at(0, encode_command(Print("0", 1, (*fields[:-1], validation))))
    assert hand.flags(0) == "@|H|@|@|P"


def test_each_paper_is_drawn_as_what_it_is(tmp_path: Path) -> None:
    hand = Hand(TclTwin(tmp_path / "ticket.png"))
    for ms, command, size in ((0, COMMAND, (1_248, 520)), (10_000, SLIP, (520, 1_248))):
        hand.at(ms, command)
        hand.at(ms + 1_600)
        with Image.open(tmp_path / "ticket.png") as image:
            assert image.size == size


def test_a_ticket_that_stopped_after_its_number_is_drawn_and_one_before_it_is_not(tmp_path: Path) -> None:
    for name, ms, drawn in (("before", 1_359, False), ("after", 1_360, True)):
        hand = printing(TclTwin(tmp_path / name))
        hand.at(ms)
        hand.twin.do(["jam"])
        assert (tmp_path / name).exists() is drawn


def test_a_picture_can_be_saved_again_after_one_that_could_not(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    hand = printing(TclTwin(folder / "ticket.png"))
    hand.at(1_600)
    assert (hand.twin.picture()["last_ticket_png"], hand.twin.picture()["say"]) != (None, "")
    folder.mkdir()
    hand.at(10_000, COMMAND)
    hand.at(11_600)
    assert (hand.twin.picture()["last_ticket_png"], hand.twin.picture()["say"]) == (str(folder / "ticket.png"), "")
