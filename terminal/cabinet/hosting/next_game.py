"""The change of a shared table's game: chosen at any time, it begins with a round before which no seat has bets up.

Nothing is taken down for it. What is left of the bets that counted follows from the rules; a seat whose bets ride
without a seal has some up until its station is heard again.
"""

from __future__ import annotations

from terminal.cabinet import choosing
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.hosting import casting
from terminal.cabinet.named_marks import before_dice
from terminal.cabinet.questions import Questions
from terminal.cabinet.rounds.dealing import By
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES
from terminal.rules.refusal import Refusal

Events = tuple[e.Event, ...]


def chosen(terms: Questions, state: State, command: c.ChooseNextGame, by: By, now: c.Instant) -> Events:
    """Note which game comes next, or that none does; nothing if that is known. Raises Refusal."""
    game = terms.games.get(command.sheet)
    if game is None:
        raise Refusal("game_not_offered", "This game is not offered here.")
    choosing.verify_dice(state, game)
    another = () if game is terms.game_of(state) else (game.sheet, game.sheet_digest)
    if state.hosting.next_sheet == (another[0] if another else ""):
        return ()
    return (e.TableNextGameChosen(state.hosting.rounds, now.at_ms, *by, *another),)


def following(terms: Questions, state: State) -> AnyGame | None:
    """The game that comes next; None while none is chosen, and if it is not offered any more."""
    game = terms.games.get(state.hosting.next_sheet)
    return None if game is terms.game_of(state) else game


def begun(terms: Questions, state: State) -> Events:
    """Before a round opens: the game that was chosen begins, if no seat has bets up."""
    game, hosting = following(terms, state), state.hosting
    if game is None or hosting.choice_count or hosting.won or waited_for(terms.game_of(state), hosting):
        return ()
    return (e.GameChosen(game.sheet, game.sheet_digest, game.name),)


def waited_for(game: AnyGame, hosting: Hosting) -> tuple[int, ...]:
    """The seats that have bets up: all that may have some while a round is under way, after it those whose bets lie.

    A seat that was left has none: its station leaves it with an empty felt only.
    """
    up = hosting.up
    taken = [one.seat for one in hosting.seats if one.seat in up]
    return tuple(seat for seat in taken if hosting.live or _lies(game, hosting, seat))


def _lies(game: AnyGame, hosting: Hosting, seat: int) -> bool:
    """Whether the dice of the decided round may have left bets of this seat on the felt."""
    if casting.has_caster(game):  # with its hand everything is decided that does not ride on
        return seat in (*hosting.standing, *hosting.cut_off)
    shown, bets = hosting.shown, next((one for one in hosting.bets if one.seat == seat), None)
    if shown is None or bets is None or not shown.faces or hosting.count:
        return True
    kind = GAMES[game.name]
    marked = kind.with_marks(game.open_table({PLAYER: 0}), shown.point or None, before_dice(shown.marks or {}))
    table = kind.laid(marked, PLAYER, bets.bets, bets.off)
    try:
        after = game.apply(table, game.roll(table, shown.faces))
    except Refusal:  # nothing that these dice could decide
        return True
    return after.bet_cents > 0 or kind.on_felt(after).waits_for != ""
