"""`./kiosk recall`: games, money and events from a journal, in use or not, and from those archived before it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from terminal.commands.paths import CallersPath
from terminal.commands.recalled_journals import RecalledJournals, heading, recalled_journals
from terminal.common.places import PARAM

if TYPE_CHECKING:
    from terminal.recall.describe import Matter
    from terminal.recall.kept_journals import KeptJournal

MATTERS = ("all", "money", "games", "doors", "devices", "memory", "parameters", "visits", "people")

Part = Callable[["KeptJournal", int], tuple[str, int]]
"""Prints from a journal what fits, and returns how many more entries fit after that, 0 for none."""


@click.command("recall")
@click.option("--journal", type=CallersPath(dir_okay=False), help="Read this journal instead of the cabinet's.")
@click.option("--param", type=CallersPath(), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--game", type=click.IntRange(min=1), help="Print this game step by step.")
@click.option("--money", "of_money", is_flag=True, help="Print the last bills, tickets and hand pays.")
@click.option("--events", "matter", type=click.Choice(MATTERS), help="Print the last 1,000 events of this kind.")
@click.option("--seat", type=click.IntRange(1, 14), help="At a shared table: print what this seat is owed.")
def command(
    journal: Path | None, param: Path, game: int | None, of_money: bool, matter: str | None, seat: int | None
) -> None:
    """Print the last hundred games, or one of them, or lists of money and events, including before RAM clears."""
    if sum((game is not None, of_money, matter is not None, seat is not None)) > 1:
        raise click.ClickException("One at a time: --game, --money, --events or --seat")
    with recalled_journals(param, journal) as journals:
        if seat is not None:
            text = _seat(journals, seat)
        elif game is not None:
            text = _game(journals, game)
        elif matter is not None:
            text = _events(journals, None if matter == "all" else cast("Matter", matter))
        else:
            text = _money(journals) if of_money else _games(journals)
        for part in filter(None, (journals.note, text)):
            click.echo(part)


def _parts(journals: RecalledJournals, room: int, part: Part) -> str:
    """The text for each journal, under a heading if it is archived, until the limit is reached."""
    texts: list[str] = []

    def read(kept: KeptJournal) -> bool:
        nonlocal room
        text, room = part(kept, room)
        texts.extend(filter(None, (heading(kept), text) if text else ()))
        return room > 0

    journals.each(read)
    return "\n\n".join(texts)


def _events(journals: RecalledJournals, matter: Matter | None) -> str:
    from terminal.recall import printing
    from terminal.recall.log import EVENTS, log

    def part(kept: KeptJournal, room: int) -> tuple[str, int]:
        with kept.look_back() as history:
            found = log(history, matter, room)
        return printing.log_text(found), room - len(found)

    return _parts(journals, EVENTS, part)


def _money(journals: RecalledJournals) -> str:
    """Every list is as long as its journal allows, until one journal has filled that of the bills."""
    from terminal.recall import printing
    from terminal.recall.following import Follower, at_once
    from terminal.recall.lists import LISTED, bills

    def part(kept: KeptJournal, room: int) -> tuple[str, int]:
        with kept.look_back() as history:
            state = at_once(Follower(history, journals.cabinet.new_state()).to(history.seq)).state
            return printing.money_text(history, state), room - len(bills(history))

    return _parts(journals, LISTED, part)


def _games(journals: RecalledJournals) -> str:
    from terminal.recall import printing
    from terminal.recall.following import Follower, at_once
    from terminal.recall.games import GAMES, last_games

    def part(kept: KeptJournal, room: int) -> tuple[str, int]:
        with kept.look_back() as history:
            games = at_once(Follower(history, journals.cabinet.new_state()).to(history.seq)).state.meters.games
            found = last_games(history, games, room)
        running = None if kept.cleared else games + 1
        return printing.games_text(found, running) if found or running else "", room - len(found)

    return _parts(journals, GAMES, part)


def _game(journals: RecalledJournals, game: int) -> str:
    """Every game with this number among the last: numbers restart with a RAM clear."""
    from terminal.recall import printing
    from terminal.recall.following import Follower, at_once
    from terminal.recall.game import find
    from terminal.recall.games import GAMES, last_games, running_game

    known: list[str] = []

    def part(kept: KeptJournal, room: int) -> tuple[str, int]:
        with kept.look_back() as history:
            follower = Follower(history, journals.cabinet.new_state())
            games = at_once(follower.to(history.seq)).state.meters.games
            found = [one.span for one in last_games(history, games, room)]
            if kept.cleared is None:
                found = [running_game(history, games), *found]
            spans = {one.number: one for one in found}
            if spans:
                known.append(f"{min(spans)} to {max(spans)}")
            text = printing.game_text(at_once(find(history, follower, spans[game]))) if game in spans else ""
        return text, room - len(found)

    text = _parts(journals, GAMES, part)
    if not text and known:
        before = f", and before RAM clears {', '.join(known[1:])}" if known[1:] else ""
        journals.unreadable.append(f"Game {game} cannot be recalled, only {known[0]}{before}.")
    return text


def _seat(journals: RecalledJournals, seat: int) -> str:
    """What the seat is owed by the current journal: a table is not cleared while bets are up."""
    from terminal.recall.following import at_once
    from terminal.recall.last_start import currency_of
    from terminal.recall.seats.owed import owed
    from terminal.recall.seats.rounds import seat_rounds
    from terminal.recall.seats.telling import owed_text

    texts: list[str] = []

    def read(kept: KeptJournal) -> bool:
        with kept.look_back() as history:
            known, currency = at_once(seat_rounds(history, seat)), currency_of(history)
        if known.cabinet:
            texts.append(owed_text(owed(journals.cabinet.games.values(), known), currency))
        else:
            journals.unreadable.append(f"No station has had seat {seat}, as far as this journal says.")
        return False

    journals.each(read)
    return "".join(texts)
