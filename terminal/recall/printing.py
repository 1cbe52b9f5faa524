"""Recall as text: the list of games, a game step by step, and the lists of money and events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from terminal.cabinet.events import BetsMoved, ChoiceMade, DiceSettled
from terminal.cabinet.state import State
from terminal.common import money
from terminal.common.columns import columns
from terminal.journal.history import History
from terminal.messages.english import sentence
from terminal.recall.describe import describe
from terminal.recall.describe_games import decisions
from terminal.recall.description import Description
from terminal.recall.game import Game, Step
from terminal.recall.games import Found
from terminal.recall.lists import bills, hand_pays
from terminal.recall.log import Entry
from terminal.recall.slip_lines import game_amounts


def games_text(found: Sequence[Found], running: int | None) -> str:
    """The list of games, the newest first; `running` is the number of the incomplete one, if there is one."""
    rows = [("game", "ended (UTC)", "dice", "decided", "won")]
    if running is not None:
        rows.append((str(running), "not complete yet", "", "", ""))
    for one in found:
        dice = "-".join(map(str, one.dice))
        amounts = (money.figures(one.decided_cents), money.figures(one.won_cents))
        rows.append((str(one.span.number), when(one.ended_ms), dice, *amounts))
    return "\n".join(columns(rows))


def game_text(game: Game) -> str:
    """A game with its facts and all of its steps."""
    return "\n".join((*_facts(game), "", *(line for step in _steps(game) for line in step)))


def log_text(entries: Iterable[Entry]) -> str:
    """The log of events, the newest first."""
    rows = []
    for entry in entries:
        amount = "" if entry.description.cents is None else money.figures(entry.description.cents)
        rows.append((str(entry.seq), when(entry.at_ms), amount, entry.description.phrase.say))
    return "\n".join(columns(rows))


def money_text(history: History, state: State) -> str:
    """Bills, tickets out and in, and hand pays, the newest first, each with its outcome. Raises JournalError."""
    parts: dict[str, Sequence[tuple[str, ...]]] = {
        "Bills": [
            (str(one.number), when(one.at_ms), money.figures(one.value_cents), one.outcome, sentence(one.why))
            for one in bills(history)
        ],
        "Tickets out": [
            (
                *(one.ticket.validation, f"{one.ticket.date} {one.ticket.time}", one.ticket.amount, one.outcome),
                ", ".join((one.ticket.amount_words, one.ticket.expiry, one.ticket.establishment, one.ticket.location)),
                ", ".join((one.ticket.city, one.ticket.machine, f"number {one.ticket.number}")),
            )
            for one in reversed(state.ticketing.issued)
        ],
        "Tickets in": [
            (one.validation, when(one.at_ms), money.figures(one.amount_cents), one.outcome, sentence(one.why))
            for one in reversed(state.ticketing.taken)
        ],
        "Hand pays": [
            (str(one.number), when(one.due_ms), money.figures(one.amount_cents), one.outcome, one.reason, one.bet)
            for one in hand_pays(history)
        ],
    }
    return "\n\n".join("\n".join((title, *(columns(rows) or ("none",)))) for title, rows in parts.items())


def when(at_ms: int) -> str:
    """An instant, in UTC to the second."""
    return f"{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%d %H:%M:%S}"


def _facts(game: Game) -> Iterator[str]:
    played = game.closing.configuration
    yield f"Game {game.span.number}, {played.sheet}, SHA-256 {played.sheet_digest}, amounts in {played.currency}"
    yield f"Start (UTC)          {when(game.began_ms) if game.began_ms else '-'}"
    yield f"End (UTC)            {when(game.ended_ms) if game.ended_ms else 'not complete yet'}"
    for label, cents in game_amounts(game):
        yield f"{label:20} {money.figures(cents):>14}"


def _steps(game: Game) -> Iterator[list[str]]:
    for number, step in enumerate(game.steps, start=1):
        after = "  (after the game)" if number > game.played else ""
        yield [
            f"{number:4}  {when(step.at_ms)}  {describe(step.event).phrase.say}{after}",
            f"      credit {_change(step, 'credit_cents')}, on the felt {_change(step, 'bet_cents')}",
            *(f"        {one.phrase.say}" for one in _decided(step)),
        ]


def _decided(step: Step) -> list[Description]:
    return decisions(step.event.record) if isinstance(step.event, BetsMoved | ChoiceMade | DiceSettled) else []


def _change(step: Step, what: str) -> str:
    before, after = (money.figures(getattr(state, what)) for state in (step.before, step.after))
    return after if before == after else f"{before} -> {after}"
