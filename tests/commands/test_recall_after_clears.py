"""`./kiosk recall` after RAM clears: games, money and events before one are told too (regulation R1, R2, R5, C8)."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from terminal.commands.recall import command
from terminal.recall import games
from tests.recall.cleared import Life

Names = tuple[Life, str, str]


def recall(life: Life, *words: str) -> Result:
    return CliRunner().invoke(command, ["--param", str(life.folder / "Param.ini"), *words])


def lines(life: Life, *words: str) -> list[str]:
    done = recall(life, *words)
    assert done.exit_code == 0, done.output
    return [" ".join(line.split()) for line in done.output.splitlines() if line]


def test_the_games_before_each_clear_are_listed_under_it(cleared_twice: Names) -> None:
    life, first, second = cleared_twice
    assert [line for line in lines(life) if not line.startswith("game ")] == [
        "2 not complete yet",
        "1 2026-09-23 14:15:20 6-6 5.00 10.00",
        f"Before the RAM clear of 2026-09-22 14:15:20 (UTC), in {second}",
        "1 2026-09-22 14:14:20 3-4 5.00 0.00",
        f"Before the RAM clear of 2026-09-21 14:14:20 (UTC), in {first}",
        "1 2026-09-21 14:13:20 5-4 5.00 5.00",
    ]


def test_a_hundred_games_are_listed_however_they_lie(cleared_twice: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    life, first, second = cleared_twice
    monkeypatch.setattr(games, "GAMES", 2)
    life.archive(first).unlink()
    told = "\n".join(lines(life))
    assert second in told
    assert first not in told


def test_a_number_that_has_come_again_names_each_of_its_games(cleared_twice: Names) -> None:
    life, _, _ = cleared_twice
    told = lines(life, "--game", "1")
    assert [line for line in told if line.startswith("Start (UTC)")] == [
        "Start (UTC) 2026-09-23 14:15:20",
        "Start (UTC) 2026-09-22 14:14:20",
        "Start (UTC) 2026-09-21 14:13:20",
    ]
    assert sum(line.startswith("Cashed out: ticket") and not line.endswith(" 0.00") for line in told) == 3


def test_a_game_that_is_in_no_volume_is_refused_with_what_there_is(cleared_twice: Names) -> None:
    life, _, _ = cleared_twice
    done = recall(life, "--game", "3")
    assert done.exit_code != 0
    assert "Game 3 cannot be recalled, only 1 to 2, and before RAM clears 1 to 1, 1 to 1." in done.output


def test_bills_and_tickets_before_the_clears_are_described(cleared_twice: Names) -> None:
    told = "\n".join(lines(cleared_twice[0], "--money"))
    for dollars in (100, 50, 20):
        assert f" {dollars}.00 credited" in told
    assert told.count("Tickets out") == 3
    for cents in ("$110.00", "$45.00", "$25.00"):
        assert cents in told


def test_events_before_the_clears_follow_those_after_them(cleared_twice: Names) -> None:
    life, first, _ = cleared_twice
    told = lines(life, "--events", "memory")
    assert any(
        f"A RAM clear was carried out; the journal before it is in {first}, up to event" in line for line in told
    )
    assert sum("The RAM clear is confirmed" in line for line in told) == 2


def test_one_that_is_damaged_is_a_sentence_and_the_rest_is_described(cleared_twice: Names) -> None:
    life, first, second = cleared_twice
    life.archive(second).write_bytes(b"no journal")
    for words in ((), ("--money",), ("--events", "money"), ("--game", "1")):
        done = recall(life, *words)
        assert done.exit_code != 0
        assert f"Archived journal {second} cannot be read: the journal's file is empty" in done.stderr
        assert f"in {first}" in done.stdout
