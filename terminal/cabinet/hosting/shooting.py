"""Who shoots at a shared table: the seats that may, clockwise, and when a shooter loses the dice."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from drivers.ports.table import SealedBets
from terminal.cabinet.hosting import casting
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.tables import AnyRoll, AnyTable
from terminal.settings.parameters import Profile

LINES = ("pass_line", "dont_pass")
"""The fields of a shooter's bet, in games that have them."""


def has_shooters_bet(game: AnyGame, profile: Profile, bets: Mapping[str, int]) -> bool:
    """Whether these bets make their seat a shooter's: one on a line, or any, as the parameters say."""
    if profile.shooter_needs == "any_bet" or not set(LINES) & set(game.fields()):
        return bool(bets)
    return any(line in bets for line in LINES)


def next_shooter(
    game: AnyGame, profile: Profile, hosting: Hosting, bets: tuple[SealedBets, ...] | None = None
) -> int | None:
    """The next seat clockwise that may shoot; None if none may. `bets` are those that count now, if they are new."""
    if casting.has_caster(game):
        return casting.next_clockwise(hosting)
    seats = [one.seat for one in hosting.seats]
    clockwise = [seat for seat in seats if seat > hosting.turn] + [seat for seat in seats if seat <= hosting.turn]
    return next((seat for seat in clockwise if eligible(game, profile, hosting, seat, bets)), None)


def eligible(
    game: AnyGame, profile: Profile, hosting: Hosting, seat: int, bets: tuple[SealedBets, ...] | None = None
) -> bool:
    """Whether the seat may shoot: heard lately, with the bet that a shooter needs, and it has not passed the dice."""
    if seat not in hosting.heard or seat in hosting.passed:
        return False
    if casting.has_caster(game):  # with the dice a seat can lay the bet that it needs for them
        return True
    if bets is None and seat in (*hosting.seals.up, *hosting.seals.bare):
        return seat in hosting.seals.may_shoot
    counted = hosting.bets if bets is None else bets
    return any(one.seat == seat and has_shooters_bet(game, profile, one.bets) for one in counted)


def shooter_of_next(game: AnyGame, profile: Profile, state: State) -> int | None:
    """Who shoots in the round that opens now.

    The shooter keeps the dice over Points made, and loses them by a seven-out. One who is cut off keeps the title until
    the hand is over, and goes on with it if no other seat may shoot.
    """
    hosting = state.hosting
    if casting.has_caster(game):
        return casting.caster_of_next(state)
    shooter = hosting.shooter
    if state.felt.point:
        return shooter
    if shooter is not None and shooter in hosting.heard and not hosting.hand_over:
        return shooter
    seated = any(one.seat == shooter for one in hosting.seats)
    kept = shooter if seated and not hosting.hand_over else None
    return next_shooter(game, profile, hosting) or kept


def hand_ends(game: AnyGame, hosting: Hosting, table: AnyTable, record: AnyRoll) -> bool:
    """Whether the dice of this record pass to another shooter: by a seven-out, or where the shooter has won nothing.

    The latter is the rule of a game without a puck, whose shooter's own bets decide it.
    """
    shown, dice = hosting.shown, record.dice
    assert shown is not None, "dice without a round"
    if kind_of(table).has_caster:
        return kind_of(record).hand_of(record) == "passed"
    if kind_of(table).has_puck:
        return bool(shown.point) and sum(dice) == 7
    bets = next((one.bets for one in hosting.bets if one.seat == shown.shooter), None)
    if bets is None:
        return False
    rolled = rolled_for(game, bets, dice)
    if rolled is None:
        return False
    _, record = rolled
    kind = kind_of(record)
    won = any(one.result == "win" for one in kind.resolved_by(record))
    return not won and not kind.leaves_choice(record)


def rolled_for(game: AnyGame, bets: Mapping[str, int], dice: tuple[int, ...]) -> tuple[AnyTable, AnyRoll] | None:
    """What dice do to bets that have just been put up at an empty table: the table after it, and the record.

    None where these bets, or these dice, are not of a new round of the game. What a station lets its player bet is its
    own matter: no limit is asked here.
    """
    if not game.puts_felts_up or not bets or not set(bets) <= set(game.fields()):
        return None
    table = GAMES[game.name].laid(game.open_table({PLAYER: 0}), PLAYER, bets, ())
    with suppress(Refusal, ValueError):
        record = game.roll(table, dice)
        return game.apply(table, record), record
    return None


def hand_begun(state: State) -> bool:
    """Whether the shooter's hand has begun: the dice can be passed only before its first throw."""
    return bool(state.results.statistics.hand_rolls)
