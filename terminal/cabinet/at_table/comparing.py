"""Compares what the table shows with what this station has journaled: nothing is taken that contradicts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from terminal.cabinet.events.at_table import Contradiction, SeatRound
from terminal.cabinet.named_marks import before_dice, named_in
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import DECIDED, FIXED, THROWN, AtTable, Felt, Version
from terminal.cabinet.state.games import PLAYER
from terminal.rules.actions import PuckOff
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of
from terminal.rules.kind import AnyKind
from terminal.rules.refusal import Phrase, Refusal
from terminal.rules.tables import AnyChange

ORDER = ("open", "hurry", "closing", "closed", "rolling", "decided", "choice")
"""The phases of a round; none is shown after a later one."""
FACES = range(1, 7)


WORDS: Mapping[Contradiction, Phrase] = {
    "round": Phrase("its number"),
    "sheet": Phrase("the par sheet"),
    "point": Phrase("the Point"),
    "marks": Phrase("what the felt counts"),
    "shooter": Phrase("the shooter"),
    "accepted": Phrase("the bets that count"),
    "throw": Phrase("the throw"),
    "dice": Phrase("the dice"),
}
"""What station and table disagree about, in words."""


class Disagreement(NamedTuple):
    """A value that is another one here and there: in the order of the event's fields."""

    what: Contradiction
    here: str
    there: str


def is_news(at: AtTable, shown: SeatRound) -> bool:
    """The report goes on from what is known; an older one may come again, and causes nothing."""
    if shown.number < at.applied_round:
        return False
    known = at.shown
    if known is None or shown.number != known.number:
        return shown.number > at.applied_round
    return _place(shown) > _place(known) or (shown.faces != known.faces and shown.phase in DECIDED)


def _place(shown: SeatRound) -> tuple[int, int, int]:
    """How far the round has come: its phase, its throw within that, and how often that was shown."""
    return ORDER.index(shown.phase), shown.throw or 0, shown.revision


def disagreement(terms: Questions, state: State, shown: SeatRound) -> Disagreement | None:
    """The first thing in which the table and this station do not agree; None if the round may be taken."""
    at = state.at_table
    if shown.number > at.applied_round + 1:
        return Disagreement("round", str(at.applied_round + 1), str(shown.number))
    if at.shown is not None and at.shown.number == shown.number:
        changed = _changed(at.shown, shown)
        return changed or (None if is_foreign(state) else _impossible(terms.game_of(state), shown))
    game = game_under(terms, shown.sheet)
    if game is None and not state.bet_cents:
        return None  # a game that is not offered here is played without this station
    found = _sheet(terms, state, shown) or _puck(terms, state, shown) or _caster(state, shown)
    if found is not None:
        return found
    assert game is not None, "the sheet of the round is offered"
    return _impossible(game, shown)


def is_foreign(state: State) -> bool:
    """The table plays its round under a sheet that this station does not offer, and no bets are up here."""
    at = state.at_table
    lies = state.bet_cents or any(felt.bet_cents for felt in at.may_count)
    return at.shown is not None and not lies and at.shown.sheet != state.configuration.sheet_digest


def _changed(known: SeatRound, shown: SeatRound) -> Disagreement | None:
    """What a round has shown once does not change."""
    if shown.sheet != known.sheet:
        return Disagreement("sheet", known.sheet, shown.sheet)
    if shown.point != known.point:
        return Disagreement("point", str(known.point), str(shown.point))
    if found := _marks_changed(known, shown):
        return found
    if known.accepted is not None and known.accepted != shown.accepted:
        return Disagreement("accepted", str(known.accepted), str(shown.accepted))
    if known.faces is not None and (known.throw, known.faces) != (shown.throw, shown.faces):
        return Disagreement("dice", f"{known.throw}: {_dice(known)}", f"{shown.throw}: {_dice(shown)}")
    if known.throw is not None and (shown.throw or 0) < known.throw:
        return Disagreement("throw", str(known.throw), str(shown.throw))
    return None


def _marks_changed(known: SeatRound, shown: SeatRound) -> Disagreement | None:
    """Marks are those before the dice; what was named is added when the bets are fixed, and stays."""
    here, there = known.marks, shown.marks
    if here is not None and there is not None and known.phase not in FIXED:
        here, there = before_dice(here), before_dice(there)
    return None if here == there else Disagreement("marks", _marks(here), _marks(there))


def _impossible(game: AnyGame, shown: SeatRound) -> Disagreement | None:
    """A phase lacks what belongs to it, or these are no dice of the game."""
    if shown.phase in FIXED and shown.accepted is None:
        return Disagreement("accepted", shown.phase, "")
    if shown.phase == "decided" and shown.faces == ():  # without dice; whether that may be, the bets say
        return None
    if shown.phase in THROWN and shown.throw is None:
        return Disagreement("throw", shown.phase, "")
    if shown.phase not in DECIDED:
        return None
    dice, counts = shown.faces or (), kind_under(game).dice_counts
    if len(dice) not in counts or any(face not in FACES for face in dice):
        return Disagreement("dice", " or ".join(map(str, counts)), _dice(shown))
    return None


def other_dice(game: AnyGame, state: State, shown: SeatRound) -> Disagreement | None:
    """Bets are up, and the table has thrown another number of dice than they wait for, or none."""
    waiting = _waits_for_dice(state) if shown.faces == () else state.dice.throw is not None
    if not waiting or shown.faces is None:
        return None
    count = game.dice_count(state.table)
    return Disagreement("dice", str(count), _dice(shown)) if len(shown.faces) != count else None


def _waits_for_dice(state: State) -> bool:
    """Bets are up that only dice decide; before the first throw of a hand with a caster there are none yet.

    Where a puck counts for all, bets ride over a round without dice: its shooter wanted the puck moved.
    """
    kind = kind_of(state.table)
    if kind.has_puck:
        return False
    return bool(kind.marks(state.table)) if kind.has_caster else state.bet_cents > 0


def _sheet(terms: Questions, state: State, shown: SeatRound) -> Disagreement | None:
    """The table plays by the sheet of this station, or by another that is offered here while no bets are up."""
    here = state.configuration.sheet_digest
    if shown.sheet == here:
        return None
    if state.bet_cents or game_under(terms, shown.sheet) is None:
        return Disagreement("sheet", here, shown.sheet)
    return None


def _puck(terms: Questions, state: State, shown: SeatRound) -> Disagreement | None:
    """The puck is where the dice of this station's rounds have put it; one that has just joined takes the table's."""
    follows = state.at_table.joining or shown.sheet != state.configuration.sheet_digest
    if agrees_on_puck(state, shown) or follows or puck_moved(terms.game_of(state), state, shown) is not None:
        return None
    return other_point(state, shown) or Disagreement(
        "marks", _marks(kind_of(state.table).marks(state.table)), _marks(shown.marks)
    )


def other_point(state: State, shown: SeatRound) -> Disagreement | None:
    """The Point of the felt is another one than that with which the dice of the round are thrown."""
    here = state.felt.point or 0
    return None if here == shown.point else Disagreement("point", str(here), str(shown.point))


def puck_moved(game: AnyGame, state: State, shown: SeatRound) -> AnyChange | None:
    """The puck on its way to OFF, by the shooter in a round that was over without dice; None if it did not move so."""
    if not state.at_table.puck_stays or shown.point:
        return None
    with suppress(Refusal):  # a bet here depends on the puck: the table must not have moved it
        record: AnyChange = game.do(state.table, PuckOff())
        return record
    return None


def agrees_on_puck(state: State, shown: SeatRound) -> bool:
    """Point and counts are the same; a table that does not say its counts is taken by its Point."""
    if (state.felt.point or 0) != shown.point:
        return False
    return shown.marks is None or before_dice(shown.marks) == kind_of(state.table).marks(state.table)


def _caster(state: State, shown: SeatRound) -> Disagreement | None:
    """A seat's bet with the dice is another one than without them: they do not change hands while it lies."""
    kind = kind_of(state.table)
    if not kind.has_caster or not state.bet_cents:
        return None
    seat, shooter = state.at_table.seat, shown.shooter or 0
    has = kind.has_dice(state.table, PLAYER)
    return None if has is (shooter == seat) else Disagreement("shooter", str(seat) if has else "", str(shooter or ""))


def named_otherwise(state: State) -> Disagreement | None:
    """The table has fixed another thing than this seat, which has the dice, has named for them."""
    at, kind = state.at_table, kind_of(state.table)
    assert at.shown is not None, "a round is shown"
    here, there = kind.named_marks(state.table), named_in(at.shown.marks)
    own = kind.has_caster and at.shown.shooter == at.seat
    return Disagreement("marks", _marks(here), _marks(there)) if own and here != there else None


def _marks(marks: Mapping[str, Sequence[int]] | None) -> str:
    """What the felt counts, as a person reads it: ``main 8, chance 6``."""
    return ", ".join(f"{name} {_figures(counts)}" for name, counts in (marks or {}).items())


def _dice(shown: SeatRound) -> str:
    return _figures(shown.faces or ())


def _figures(figures: Sequence[int]) -> str:
    return "-".join(map(str, figures))


def version_unknown(at: AtTable) -> Disagreement | None:
    """The table has accepted bets of this seat that it never sealed, or older ones than it has answered for."""
    assert at.shown is not None, "a round is shown"
    there = at.shown.accepted or 0
    known = at.known.number if at.known is not None else 0
    numbers = {0, *(one.number for one in at.sealed)}
    if there not in numbers or there < known:
        return Disagreement("accepted", str(known), str(there))
    return None


def accepted_version(at: AtTable) -> Version | None:
    """The version that counts; None where the bets of the round before stand."""
    assert at.shown is not None, "a round is shown"
    return next((one for one in at.sealed if one.number == at.shown.accepted), None)


def accepted(at: AtTable) -> tuple[int, Felt]:
    """The version that counts, and its bets; 0 where the bets of the round before stand."""
    version = accepted_version(at)
    if version is not None:
        return version.number, version.felt
    assert at.base is not None, "a round has a beginning"
    return 0, at.base


def game_under(terms: Questions, digest: str) -> AnyGame | None:
    """The game that is offered here under the sheet with this digest."""
    return next((game for game in terms.games.values() if game.sheet_digest == digest), None)


def kind_under(game: AnyGame) -> AnyKind:
    """The kind of the game."""
    return GAMES[game.name]
