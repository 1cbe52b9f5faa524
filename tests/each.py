"""Rows of one table in one test: every row is tried, and the test fails once, naming each row that does not hold."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

Test = Callable[..., None]
PARAM = type(pytest.param())
MAX_TOLD = 10
"""So many failing rows are shown with their error; of the others, the name."""


def each_of(
    names: str | Sequence[str],
    rows: Iterable[Any] | Callable[[], Iterable[Any]],
    *,
    ids: Callable[[Any], str] | Iterable[str] | None = None,
) -> Callable[[Test], Test]:
    """Try a test with each of these rows, as ``pytest.mark.parametrize`` does, but as one test.

    An item of pytest costs more than most rows take. Use it where the rows need no fixture that one of them could
    change for the next. Two of them above one test try the product. Rows that take time to find come from a function,
    which is asked when the test runs.
    """
    keys = [key.strip() for key in names.split(",")] if isinstance(names, str) else list(names)
    found = None if callable(rows) else _table(keys, rows, ids)

    def decorate(test: Test) -> Test:
        signature = inspect.signature(test)
        assert set(keys) <= signature.parameters.keys(), f"{test.__name__} does not take {keys}"

        @functools.wraps(test)
        def every_row(**others: Any) -> None:
            table = _table(keys, rows(), ids) if callable(rows) else found
            assert table is not None
            failed = [(name, said) for name, row in table if (said := _failure(test, others | row)) is not None]
            if failed:
                pytest.fail(_report(failed, len(table)), pytrace=False)

        rest = [one for key, one in signature.parameters.items() if key not in keys]
        vars(every_row)["__signature__"] = signature.replace(parameters=rest)
        return every_row

    return decorate


def _table(
    keys: Sequence[str], rows: Iterable[Any], ids: Callable[[Any], str] | Iterable[str] | None
) -> list[tuple[str, dict[str, Any]]]:
    """Each row with its name."""
    given = list(rows)
    assert given, "a table without rows tests nothing"
    assert not any(isinstance(row, PARAM) for row in given), "a row is plain values; its name is one of the ids"
    values = [_values(keys, row) for row in given]
    return list(zip(_names(values, ids), values, strict=True))


def _values(keys: Sequence[str], row: Any) -> dict[str, Any]:
    values = (row,) if len(keys) == 1 else tuple(row)
    return dict(zip(keys, values, strict=True))


def _names(table: Sequence[dict[str, Any]], ids: Callable[[Any], str] | Iterable[str] | None) -> list[str]:
    """Name each row, by its values if nothing else is said."""
    if ids is None:
        return [", ".join(f"{key}={value!r}" for key, value in row.items()) for row in table]
    if callable(ids):
        return ["-".join(ids(value) for value in row.values()) for row in table]
    named = list(ids)
    assert len(named) == len(table), f"{len(named)} names for {len(table)} rows"
    return named


def _failure(test: Test, values: dict[str, Any]) -> str | None:
    """What goes wrong with this row: the error as pytest would show it, or None."""
    try:
        test(**values)
    except pytest.fail.Exception as error:  # of another table within this one, or of the test itself
        return str(error.msg)
    except pytest.skip.Exception:
        return "A row of a table cannot be skipped: the others would be as well."
    except Exception as error:  # noqa: BLE001 - whatever it is, the other rows are tried
        within = error.__traceback__.tb_next if error.__traceback__ else None
        return str(pytest.ExceptionInfo.from_exception(error.with_traceback(within)).getrepr(style="short"))
    return None


def _report(failed: Sequence[tuple[str, str]], tried: int) -> str:
    told = [f"[{name}]\n{said}" for name, said in failed[:MAX_TOLD]]
    others = [f"[{name}]" for name, _ in failed[MAX_TOLD:]]
    return "\n".join((f"{len(failed)} of {tried} rows fail:", *told, *others))
