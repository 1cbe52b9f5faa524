"""The lab as a program: line by line at once, scripts of any length in constant memory, and quiet ends."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.lab.requests import MAX_LINE_BYTES
from tests.lab.conversation import Request, bet, do, opened, roll

COMMAND = [sys.executable, "-m", "terminal.commands", "lab"]
CYCLE = [bet("pass_line", "10.00"), bet("field", "5.00"), roll(2, 4), roll(3, 3)]
"""The Field bet loses, the Pass Line bet wins more: a script of any length never runs out of money."""

LONG, SHORT = 200_000, 1_000
MAX_GROWTH_KIB = 4_000
"""The answers to the long script are several times as much."""

MORE_THAN_PIPES_HOLD = 20_000
"""So many requests, or their answers."""


@pytest.fixture
def lab() -> Iterator[subprocess.Popen[bytes]]:
    """The program, with a pipe on either side."""
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        yield program
        program.kill()


def line(request: Request) -> bytes:
    """A request as it is sent."""
    return json.dumps(request).encode() + b"\n"


def run(script: bytes) -> tuple[int, list[Request], bytes]:
    """Send a script; the exit code, the answers, and what was said beside them."""
    done = subprocess.run(COMMAND, cwd=ROOT, input=script, capture_output=True, check=False)
    return done.returncode, [json.loads(answer) for answer in done.stdout.splitlines()], done.stderr


def test_each_answer_comes_before_the_next_request(lab: subprocess.Popen[bytes]) -> None:
    assert lab.stdin is not None
    assert lab.stdout is not None
    for request in (opened("craps"), bet("field", "5.00"), roll(6, 6), do("dance")):
        lab.stdin.write(line(request))
        lab.stdin.flush()
        answer = json.loads(lab.stdout.readline())
        assert answer.get("accepted") or "dance" in answer["error"]


def test_a_script_may_begin_with_a_byte_order_mark_and_have_lines_of_another_system() -> None:
    script = BOM_UTF8 + line(opened("craps")).replace(b"\n", b"\r\n") + line(do("state"))
    code, answers, said = run(script)
    assert (code, said) == (0, b"")
    assert [one.get("accepted") for one in answers] == [True, True]


def test_a_first_line_with_a_mark_that_is_too_long_is_one_line() -> None:
    _, answers, _ = run(BOM_UTF8 + b" " * MAX_LINE_BYTES + b"\n" + line(do("state")))
    assert [one["error"][:45] for one in answers] == [
        "Line 1 of the script: It is longer than 65536",
        "Line 2 of the script: No table is open, so th",
    ]


def test_at_the_end_of_the_script_it_ends_well() -> None:
    assert run(b"") == (0, [], b"")
    code, answers, said = run(line(opened("craps")) + line(do("state")).strip())
    assert (code, [answer["accepted"] for answer in answers], said) == (0, [True, True], b"")


def test_a_line_that_is_too_long_is_one_error_and_the_next_is_read_again() -> None:
    fits = b'{"do": "state"' + b" " * (MAX_LINE_BYTES - 15) + b"}"
    assert len(fits) == MAX_LINE_BYTES
    much = b"x" * (3 * MAX_LINE_BYTES)
    script = [line(opened("craps")), fits + b"\n", b" " + fits + b"\n", much + b"\n", line(do("state")), much]
    code, answers, said = run(b"".join(script))
    assert ["error" in answer for answer in answers] == [False, False, True, True, False, True]
    assert (code, said) == (0, b"")


def test_a_client_that_writes_without_waiting_is_answered_in_constant_memory(lab: subprocess.Popen[bytes]) -> None:
    script = b"".join(line(request) for request in CYCLE)
    write(lab, line(opened("craps")) + script * (SHORT // len(CYCLE)))
    assert count_accepted(lab, SHORT + 1) == SHORT + 1
    early_kib = peak_kib(lab)
    write(lab, script * (LONG // len(CYCLE)))
    assert count_accepted(lab, LONG) == LONG
    assert peak_kib(lab) - early_kib < MAX_GROWTH_KIB


def write(lab: subprocess.Popen[bytes], script: bytes) -> threading.Thread:
    """Write a script as fast as it is taken, whether or not its answers are read."""

    def write_all() -> None:
        assert lab.stdin is not None
        lab.stdin.write(script)
        lab.stdin.flush()

    writer = threading.Thread(target=write_all, daemon=True)
    writer.start()
    return writer


def count_accepted(lab: subprocess.Popen[bytes], lines: int) -> int:
    """Read so many answers."""
    assert lab.stdout is not None
    return sum(b'"accepted":true' in lab.stdout.readline() for _ in range(lines))


def peak_kib(lab: subprocess.Popen[bytes]) -> int:
    """The most memory that the program has had."""
    status = Path(f"/proc/{lab.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])


def test_who_does_not_read_makes_it_wait_and_loses_nothing(lab: subprocess.Popen[bytes]) -> None:
    """More than both pipes hold: the writer is held up until the other end reads, and then every answer is there."""
    writer = write(lab, line(opened("craps")) + line(do("state")) * MORE_THAN_PIPES_HOLD)
    writer.join(1.0)
    assert writer.is_alive(), "all of it was taken, though nobody reads"
    assert count_accepted(lab, MORE_THAN_PIPES_HOLD + 1) == MORE_THAN_PIPES_HOLD + 1
    writer.join()


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    program = subprocess.Popen(COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdout is not None
    program.stdout.close()
    program.stdout = None
    _, said = program.communicate(line(do("state")) * 1000)
    assert (program.returncode, said) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_without_a_script_or_a_reader_there_is_nothing_to_do(closed: str) -> None:
    words = ["bash", "-c", f'exec "$@" {closed}', "bash", *COMMAND]
    done = subprocess.run(words, cwd=ROOT, input=line(do("state")), stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_answers_that_cannot_be_written_are_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            COMMAND, cwd=ROOT, input=line(do("state")), stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "kiosk: The answers cannot be written: No space left on device.\n"
