"""Prints the results of a simulation: each bet beside its exact value, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from terminal.common.columns import columns
from terminal.maths.simulate import SimulatedLine, Simulation

MAX_Z = 4.0
"""Of 16,000 bets played with their exact chances, one deviates further."""

HEADINGS = ["bet", "decided", "mean rolls", "exactly", "win", "exactly", "RTP", "exactly", "z"]
MARK = "  <<< off"


def as_text(simulation: Simulation, lines: Sequence[SimulatedLine], bet_rolls: int, seed: int, seconds: float) -> str:
    """The head of the sheet and of the run, a line for each bet, and the verdict. A bet that deviates is marked."""
    table = columns([HEADINGS, *map(_row, lines)], texts=1)
    marked = [table[0], *(row + (MARK if _is_off(line) else "") for row, line in zip(table[1:], lines, strict=True))]
    run = f"{bet_rolls:,} bet-rolls in {seconds:.1f} s, {bet_rolls / seconds / 1e6:,.0f} million a second; seed {seed}"
    head = [f"{simulation.sheet}: {simulation.title}", f"SHA-256 {simulation.digest}", run, ""]
    return "\n".join([*head, *marked, "", _verdict(lines)])


def as_json(simulation: Simulation, lines: Sequence[SimulatedLine], bet_rolls: int, seed: int) -> str:
    """One object on one line, the same for the same number and seed; fractions exact and in lowest terms."""
    bets = {line.exact.name: _bet(line) for line in lines}
    found = {"sheet": simulation.sheet, "seed": seed, "bet_rolls": bet_rolls, "bets": bets}
    return msgspec.json.encode(found).decode()


def _row(line: SimulatedLine) -> list[str]:
    exact = line.exact
    return [
        exact.name,
        f"{line.decided}",
        f"{line.rolls / line.decided:.4f}",
        f"{float(exact.mean_rolls):.4f}",
        f"{line.wins / line.decided:.4%}",
        f"{float(exact.win):.4%}",
        f"{float(line.rtp):.4%}",
        f"{float(exact.rtp):.4%}",
        f"{line.z:+.2f}",
    ]


def _bet(line: SimulatedLine) -> dict[str, int | float | str]:
    return {
        "decided": line.decided,
        "rolls": line.rolls,
        "wins": line.wins,
        "pushes": line.pushes,
        "rtp": str(line.rtp),
        "exact_rtp": str(line.exact.rtp),
        "z": round(line.z, 4),
    }


def _is_off(line: SimulatedLine) -> bool:
    return abs(line.z) > MAX_Z


def _verdict(lines: Sequence[SimulatedLine]) -> str:
    farthest = max(lines, key=lambda line: abs(line.z))
    off = [line.exact.name for line in lines if _is_off(line)]
    if off:
        return f"OFF by more than {MAX_Z:g} standard deviations: {', '.join(off)}."
    return f"All within {MAX_Z:g} standard deviations; farthest off is {farthest.exact.name} with {farthest.z:+.2f}."
