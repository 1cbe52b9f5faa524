"""The clock's reference: what the kernel knows of a time server is said, and nothing else (V5, L8)."""

from __future__ import annotations

from terminal.runtime.clock_reference import ERROR, UNSYNCHRONISED, Timex, max_error_ms


def test_a_clock_that_a_time_server_keeps_is_off_by_no_more_than_the_kernel_says_rounded_up() -> None:
    assert max_error_ms(Timex(maxerror=12_001)) == 13
    assert max_error_ms(Timex(maxerror=12_000)) == 12


def test_a_clock_without_one_is_not_called_right() -> None:
    assert max_error_ms(Timex(maxerror=12_000, status=UNSYNCHRONISED)) is None
    assert max_error_ms(Timex(maxerror=12_000), ERROR) is None
    assert max_error_ms(Timex(maxerror=12_000), -1) is None, "the system does not tell"


def test_the_kernel_answers_without_any_privilege() -> None:
    found = max_error_ms()
    assert found is None or 0 <= found <= 16_000
