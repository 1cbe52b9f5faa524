"""Events and games as lines of a slip, which has 44 characters in a line and is in English like every slip."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from terminal.cabinet import slips
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import BetsMoved, ChoiceMade, DiceSettled
from terminal.cabinet.state import State
from terminal.common import money
from terminal.recall.describe import describe
from terminal.recall.describe_games import decisions
from terminal.recall.game import Game, Step
from terminal.recall.log import Entry


def event_lines(state: State, entries: Iterable[Entry], now: Instant) -> tuple[str, ...]:
    """The events in this order: number, instant and amount of each, and what happened."""
    return tuple(line for entry in entries for line in _event(state, entry, now))


def game_lines(state: State, game: Game, now: Instant) -> tuple[str, ...]:
    """A game with its facts and all of its steps (regulation R2, R3)."""
    return (*_facts(state, game, now), "", *(line for step in _steps(state, game, now) for line in step))


def game_amounts(game: Game) -> tuple[tuple[str, int], ...]:
    """What was added, bet, won and taken out, in cents, each with its English name."""
    added, out = game.added, game.cashed_out
    return (
        ("Added by bills", added.bills_cents),
        ("Added by tickets", added.tickets_cents),
        ("Added by hand", added.attendant_cents),
        ("Credit at start", game.start_cents),
        ("Bet", game.bet_cents),
        ("Won", game.won_cents),
        ("Credit at end", game.end_cents),
        ("Cashed out: ticket", out.tickets_cents),
        ("Cashed out: by hand", out.attendant_cents),
    )


def _event(state: State, entry: Entry, now: Instant) -> tuple[str, str]:
    amount = "" if entry.description.cents is None else money.figures(entry.description.cents)
    head = f"{entry.seq}  {slips.when(state, entry.at_ms, now)}"
    return slips.row(head, amount) if amount else head, f"  {entry.description.phrase.say}"


def _facts(state: State, game: Game, now: Instant) -> Iterator[str]:
    played = game.closing.configuration
    yield slips.row("Par sheet", played.sheet)
    yield f"SHA-256 {played.sheet_digest}"
    yield slips.row("Amounts are in", played.currency)
    yield slips.row("Start", slips.when(state, game.began_ms or 0, now))
    yield slips.row("End", "not complete yet" if game.ended_ms is None else slips.when(state, game.ended_ms, now))
    for label, cents in game_amounts(game):
        yield slips.row(label, money.figures(cents))


def _steps(state: State, game: Game, now: Instant) -> Iterator[list[str]]:
    for number, step in enumerate(game.steps, start=1):
        after = " (after the game)" if number > game.played else ""
        event = step.event
        said = decisions(event.record) if isinstance(event, BetsMoved | ChoiceMade | DiceSettled) else []
        yield [
            f"{number}. {slips.when(state, step.at_ms, now)}{after}",
            f"  {describe(step.event).phrase.say}",
            *(f"  - {one.phrase.say}" for one in said),
            slips.row("  credit", _change(step, "credit_cents")),
            slips.row("  on the felt", _change(step, "bet_cents")),
        ]


def _change(step: Step, what: str) -> str:
    before, after = (money.figures(getattr(state, what)) for state in (step.before, step.after))
    return after if before == after else f"{before} -> {after}"
