"""`./kiosk recall`: games, money and events out of a journal, be it open or not, which stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.places import PARAM

if TYPE_CHECKING:
    from terminal.cabinet.cabinet import Cabinet
    from terminal.journal.past import Past

MATTERS = ("all", "money", "games", "doors", "devices", "memory", "visits")


@click.command("recall")
@click.option("--journal", type=click.Path(path_type=Path, dir_okay=False), help="Another journal than the cabinet's.")
@click.option("--param", type=click.Path(path_type=Path), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--game", type=click.IntRange(min=1), help="This game, step by step.")
@click.option("--money", "of_money", is_flag=True, help="The last bills, tickets and hand pays.")
@click.option("--events", "matter", type=click.Choice(MATTERS), help="The last 1,000 events of a matter.")
def command(journal: Path | None, param: Path, game: int | None, of_money: bool, matter: str | None) -> None:
    """Print the last hundred games; or one of them, or the lists of money and events."""
    from terminal.journal.errors import JournalError
    from terminal.journal.reading import look_back
    from terminal.journal_places import own_journal
    from terminal.loading import load_cabinet, load_settings
    from terminal.no_play import NoPlayError
    from terminal.recall.following import NonsenseError

    try:
        settings = load_settings(param)
        with look_back(journal or own_journal(settings)[0]) as past:
            click.echo(_told(past, load_cabinet(settings), game, of_money, matter))
    except (JournalError, NoPlayError, NonsenseError) as error:
        raise click.ClickException(str(error)) from error


def _told(past: Past, cabinet: Cabinet, game: int | None, of_money: bool, matter: str | None) -> str:
    from terminal.recall import printing
    from terminal.recall.following import Follower, at_once
    from terminal.recall.game import find
    from terminal.recall.games import last_games, running_game
    from terminal.recall.log import log

    if matter is not None:
        return printing.log_text(log(past, None if matter == "all" else matter))  # type: ignore[arg-type] # a choice
    follower = Follower(past, cabinet.new_state())
    state = at_once(follower.to(past.seq)).state
    if of_money:
        return printing.money_text(past, state)
    games = state.meters.games
    found, running = last_games(past, games), running_game(past, games)
    if game is None:
        return printing.games_text(found, running.number)
    spans = {span.number: span for span in (running, *(one.span for one in found))}
    if game not in spans:
        raise click.ClickException(f"Game {game} cannot be recalled, only {min(spans)} to {max(spans)}.")
    return printing.game_text(at_once(find(past, follower, spans[game])))
