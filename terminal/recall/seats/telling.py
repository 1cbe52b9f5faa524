"""What a seat is owed, as text for the command line and as lines of a slip; both in English, as all that is printed."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.cabinet import slips
from terminal.cabinet.commands import Instant
from terminal.cabinet.state import State
from terminal.common import money
from terminal.common.columns import columns
from terminal.recall.printing import when
from terminal.recall.seats.owed import Owed, Step
from terminal.rules.games import bet_titles

HEADINGS = ("round", "decided (UTC)", "dice", "bets", "commission", "won", "lost", "change", "still up")


def owed_text(owed: Owed, currency: str) -> str:
    """The last result, every round after it, what stands, what is owed, and what cannot be known here."""
    facts = [*_facts(owed), ("Amounts are in", currency)]
    rows = [HEADINGS, *(_row(step) for step in owed.steps)] if owed.steps else []
    parts = [columns(facts), columns(rows, 4), columns([*_ends(owed)], 1), [*remarks(owed)]]
    return "\n\n".join("\n".join(part) for part in parts if part)


def owed_lines(state: State, owed: Owed, now: Instant) -> tuple[str, ...]:
    """The same for a slip."""
    lines = [slips.row(*fact) for fact in _facts(owed)]
    lines += [slips.row("Amounts are in", state.configuration.currency), ""]
    for step in owed.steps:
        lines += _step_lines(state, step, now)
    lines += [slips.row(label, value) for label, value in _ends(owed)]
    return (*lines, "", *remarks(owed))


def _facts(owed: Owed) -> Iterator[tuple[str, str]]:
    yield "Seat", str(owed.seat)
    yield "Station", f"cabinet {owed.cabinet}"
    if owed.result is None:
        yield "Last result", "none"
        return
    yield "Last result", f"round {owed.result.round}"
    yield "Credit after it", money.figures(owed.result.credit_cents)


def _row(step: Step) -> tuple[str, ...]:
    amounts = (step.commission_cents, step.won_cents, step.lost_cents, step.change_cents, sum(step.bets.values()))
    return (
        str(step.number),
        when(step.decided_ms) if step.decided_ms else "not decided yet",
        _dice(step),
        _version(step),
        *map(money.figures, amounts),
    )


def _step_lines(state: State, step: Step, now: Instant) -> Iterator[str]:
    yield slips.row(f"Round {step.number}  {_dice(step)}", _version(step))
    if step.decided_ms:
        yield slips.row("  Decided", slips.when(state, step.decided_ms, now))
    amounts = {"Commission": step.commission_cents, "Won": step.won_cents, "Lost": step.lost_cents}
    for label, cents in amounts.items():
        if cents:
            yield slips.row(f"  {label}", money.figures(cents))
    yield slips.row("  Still up", money.figures(sum(step.bets.values())))


def _dice(step: Step) -> str:
    return "-".join(map(str, step.dice))


def _version(step: Step) -> str:
    return f"version {step.version}" if step.version else "as they stood"


def _ends(owed: Owed) -> Iterator[tuple[str, str]]:
    if owed.credit_cents is None or owed.owed_cents is None:
        yield "Change of the credit", money.figures(owed.since_cents)
    else:
        yield "Credit now", money.figures(owed.credit_cents)
    for bet, cents in owed.bets.items():
        yield f"- up: {bet_titles().get(bet, bet)}", money.figures(cents)
    if owed.owed_cents is not None:
        yield "Owed", money.figures(owed.owed_cents)


def remarks(owed: Owed) -> Iterator[str]:
    """What has to be known before the sum is paid, and what the table cannot know."""
    if owed.result is None:
        yield "The station has reported no result: its credit is not known, and the change has to be added to it."
    if owed.choice:
        yield "A choice of the player is open; its win is not in the sum. It is made when the next bets are fixed."
    if owed.pending:
        yield f"The bets of round {owed.pending} are fixed, and it is not decided."
    elif owed.bets:
        yield "What is up is not in the sum: the dice of the next rounds decide it."
    if owed.off:
        yield f"Switched off: {', '.join(owed.off)}."
    if owed.open_round:
        yield f"Round {owed.open_round} is open: what the seat has sealed in it counts once its bets are fixed."
    for number in owed.differs:
        yield f"Round {number}: the station has reported another result than follows from its bets and the dice."
    if any(step.reckoned for step in owed.steps):
        yield "A commission is reckoned as if the chips of each bet had been put up at once."
    yield NOT_KNOWN


NOT_KNOWN = (
    "Not known here: money that has moved at the station since its last result (bills, tickets, hand pays, credit"
    " given by hand, commissions that came back). Its own journal has it, if it can be read, and so has the house's"
    " book."
)
