"""The rows of a table in one test: none is left out, and each that fails is named with its error."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from tests.each import MAX_TOLD, each_of


def report(test: Callable[..., None]) -> str:
    with pytest.raises(pytest.fail.Exception) as caught:
        test()
    return str(caught.value.msg)


def test_every_row_is_tried_though_one_before_it_fails_and_each_failing_one_is_named_with_its_error() -> None:
    tried = []

    @each_of("number, square", [(1, 1), (2, 5), (3, 9), (4, 17)])
    def squares(number: int, square: int) -> None:
        tried.append(number)
        assert number * number == square

    said = report(squares)
    assert tried == [1, 2, 3, 4]
    assert said.startswith("2 of 4 rows fail:\n[number=2, square=5]\n")
    assert "\n[number=4, square=17]\n" in said
    assert "number=1" not in said
    assert "assert (2 * 2) == 5" in said
    assert "assert number * number == square" in said, "the line that fails"
    assert "every_row" not in said, "nothing of this mechanism"


def test_any_error_fails_its_row_and_so_does_leaving_it_out() -> None:
    @each_of("error", [KeyError("gone"), None, pytest.skip.Exception("not here"), pytest.fail.Exception("by itself")])
    def raising(error: BaseException | None) -> None:
        if error:
            raise error

    said = report(raising)
    assert said.startswith("3 of 4 rows fail:")
    assert "KeyError: 'gone'" in said
    assert "A row of a table cannot be skipped" in said
    assert "by itself" in said


def test_a_test_whose_rows_all_hold_passes() -> None:
    @each_of("number", range(100))
    def holds(number: int) -> None:
        assert number < 100

    holds()


def test_two_tables_are_tried_as_their_product_and_both_rows_of_a_failure_are_named() -> None:
    tried = []

    @each_of("one", "ab")
    @each_of("other", [1, 2])
    def product(one: str, other: int) -> None:
        tried.append((one, other))
        assert (one, other) != ("b", 1)

    said = report(product)
    assert tried == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]
    assert said.startswith("1 of 2 rows fail:\n[one='b']\n1 of 2 rows fail:\n[other=1]\n")


def test_rows_that_take_time_to_find_are_found_when_the_test_runs_and_not_before() -> None:
    asked = []

    def rows() -> list[int]:
        asked.append("rows")
        return [1, 2]

    @each_of("number", rows)
    def is_one(number: int) -> None:
        assert number == 1

    assert asked == []
    assert report(is_one).startswith("1 of 2 rows fail:\n[number=2]\n")
    assert asked == ["rows"]


def test_rows_have_the_names_that_they_are_given() -> None:
    def fails(number: int) -> None:
        raise AssertionError(number)

    assert "[one]\n" in report(each_of("number", [1], ids=["one"])(fails))
    assert "[number 1]\n" in report(each_of("number", [1], ids=lambda number: f"number {number}")(fails))


def test_of_many_failing_rows_all_are_named_and_some_shown() -> None:
    @each_of("number", range(MAX_TOLD + 2))
    def fails(number: int) -> None:
        raise AssertionError(f"error {number}")

    said = report(fails)
    assert all(f"[number={number}]" in said for number in range(MAX_TOLD + 2))
    assert f"error {MAX_TOLD - 1}" in said
    assert f"error {MAX_TOLD}" not in said


def test_what_a_test_takes_beside_its_rows_is_left_to_pytest() -> None:
    @each_of("number", [1, 2])
    def takes(number: int, tmp_path: object) -> None:
        """As it says of itself."""
        assert (number, tmp_path) in ((1, "given"), (2, "given"))

    assert list(inspect.signature(takes).parameters) == ["tmp_path"]
    assert (takes.__name__, takes.__doc__) == ("takes", "As it says of itself.")
    takes(tmp_path="given")


def test_a_table_without_rows_or_of_other_columns_is_refused() -> None:
    def takes(number: int) -> None:
        assert number

    with pytest.raises(AssertionError, match="without rows"):
        each_of("number", [])
    with pytest.raises(AssertionError, match="without rows"):
        each_of("number", list)(takes)()
    with pytest.raises(AssertionError, match="plain values"):
        each_of("number", [pytest.param(1, id="one")])
    with pytest.raises(AssertionError, match="2 names for 1 rows"):
        each_of("number", [1], ids=["one", "two"])
    with pytest.raises(AssertionError, match="takes does not take"):
        each_of("other", [1])(takes)
    with pytest.raises(ValueError, match="argument 2 is"):
        each_of("number, square", [(1,)])
