"""The result of a mutation run: a line for each folder, and each mutant that no test has noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from harness.mutants.run import SETTLED, UNREACHED, Trial
from harness.mutants.trying import KILLED, SURVIVED, TIMEOUT

NOTICED = (KILLED, TIMEOUT)
MISSED = (SURVIVED, UNREACHED)
COLUMNS = (KILLED, TIMEOUT, SURVIVED, UNREACHED, SETTLED)


def table(trials: Sequence[Trial], folders: Iterable[str]) -> Iterator[str]:
    """Return the lines of the table: the results of each folder's mutants, and of all of them."""
    yield f"{'':22}{'mutants':>10}" + "".join(f"{column:>11}" for column in COLUMNS) + f"{'kill rate':>11}"
    for folder in folders:
        yield _row(folder, [trial for trial in trials if trial.mutant.source.path.startswith(folder)])
    yield _row("together", trials)


def kill_rate(trials: Iterable[Trial]) -> float | None:
    """Return the share of mutants that a test has noticed; settled ones do not count. None if there are none."""
    ended = Counter(trial.outcome for trial in trials)
    noticed, missed = (sum(ended[outcome] for outcome in outcomes) for outcomes in (NOTICED, MISSED))
    return noticed / (noticed + missed) if noticed + missed else None


def missed(trials: Iterable[Trial]) -> Iterator[str]:
    """Return each mutant that no test has noticed, as what it changes."""
    for trial in trials:
        if trial.outcome in MISSED:
            how = "no test reaches it" if trial.outcome == UNREACHED else f"{len(trial.tests)} tests pass"
            more = f", {trial.left_out} more not run" if trial.left_out else ""
            yield f"{trial.mutant.said}\n  line {trial.mutant.place.first}; {how}{more}\n"


def _row(name: str, trials: Sequence[Trial]) -> str:
    ended = Counter(trial.outcome for trial in trials)
    rate = kill_rate(trials)
    shown = "-" if rate is None else f"{rate:.1%}"
    return f"{name:22}{len(trials):>10}" + "".join(f"{ended[column]:>11}" for column in COLUMNS) + f"{shown:>11}"
