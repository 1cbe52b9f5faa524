"""What a table shows of itself to people who stand round it: what is played, its limits, the last throws and the hand.

The same for a cabinet alone and for a shared table; nothing in it is a player's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from drivers.ports.table import ShownRound, Stopped, TablePhase
from drivers.ports.table_board import BoardLimit, BoardMode, BoardShooter, BoardThrow, TableBoard
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Results
from terminal.rules.game import AnyGame
from terminal.rules.table_limits import LimitedBet

HISTORY = 20
"""So many throws are shown with what they meant."""


def shown_mode(cabinet: Questions, state: State) -> BoardMode:
    """What is played, and how. `cabinet` has the parameters in force."""
    profile, game = cabinet.profile, cabinet.game_of(state)
    return BoardMode(
        profile.table_number,
        profile.mode,
        profile.dice_by_hand,
        game.sheet,
        game.name,
        game.title,
        game.dice_count(state.table),
        profile.currency,
        profile.hurry_ms if profile.timed else 0,
        profile.bet_ms if profile.timed else 0,
    )


@lru_cache(maxsize=16)  # a game's never change, and a shared table shows them with every event
def shown_limits(game: AnyGame) -> tuple[BoardLimit, ...]:
    """The limits of each kind of bet in the order of the felt, and of all bets together."""
    kinds: dict[str, dict[str, LimitedBet]] = {}
    for name, bet in game.limited_bets().items():
        if bet.takes_chips:
            kinds.setdefault(bet.kind, {})[name] = bet
    limits = [_limit(game, kind, bets) for kind, bets in kinds.items()]
    if game.max_total_bet_cents is not None:
        limits.append(BoardLimit("total", 0, game.max_total_bet_cents))
    return tuple(limits)


def shown_throws(results: Results) -> tuple[BoardThrow, ...]:
    """The last throws, the newest last."""
    return tuple(BoardThrow(msgspec.Raw(msgspec.json.encode(roll))) for roll in results.rolls[-HISTORY:])


def recent_dice(results: Results) -> Sequence[tuple[int, ...]]:
    """The dice of the last throws, as many as are kept."""
    return results.statistics.dice or tuple(tuple(roll.record.dice) for roll in results.rolls)


def shown_hand(results: Results, seat: int = 0, next_seat: int = 0) -> BoardShooter:
    """The present hand beside the best of the gaming day, and the seats of those who shoot it and the next."""
    hand, best = results.statistics.hand, results.statistics.best_today
    return BoardShooter(seat, next_seat, hand.rolls, hand.points, best.rolls, best.points)


def board_alone(cabinet: Questions, state: State) -> TableBoard:
    """The board of a cabinet without stations, for its second screen."""
    return TableBoard(
        mode=shown_mode(cabinet, state),
        shooter=shown_hand(state.results),
        limits=shown_limits(cabinet.game_of(state)),
        history=shown_throws(state.results),
        recent=tuple(recent_dice(state.results)),
    )


def round_alone(cabinet: Questions, state: State, now_ms: int) -> ShownRound:
    """The round of a cabinet without stations: its next throw, or the one under way."""
    left_ms = cabinet.betting_left_ms(state, now_ms)
    phase = _phase(cabinet, state, left_ms)
    return ShownRound(
        state.dice.throws + (state.dice.throw is None),
        phase,
        remaining_ms=(left_ms or 0) if phase in ("open", "hurry") else 0,
        stopped=_stopped(state),
        point=state.felt.point or 0,
    )


def _phase(cabinet: Questions, state: State, left_ms: int | None) -> TablePhase:
    if state.dice.throw is not None:
        return "rolling"
    if state.visit.pause is not None and state.visit.pause.phase == "closed":
        return "closed"
    return "hurry" if left_ms is not None and left_ms <= cabinet.profile.hurry_ms else "open"


def _stopped(state: State) -> Stopped:
    """Why nothing goes on."""
    if state.machine.out_of_service is not None or state.machine.keys_turned:
        return "staff"
    return "" if state.machine.devices["dice"].ready else "dice"


def _limit(game: AnyGame, kind: str, bets: Mapping[str, LimitedBet]) -> BoardLimit:
    """The least and the most of bets of one kind; no most if one of them has none."""
    tops = [bet.limits.max_cents for bet in bets.values()]
    known = [top for top in tops if top is not None]
    multiples = [times for name, bet in bets.items() if bet.side == "take" for times in game.odds_multiples(name)]
    return BoardLimit(
        kind,
        min(bet.limits.min_cents for bet in bets.values()),
        max(known) if len(known) == len(tops) else 0,
        max(multiples, default=0),
    )
