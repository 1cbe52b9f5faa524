"""A recalled game: its steps in the order of play, each with the cabinet before and after it (regulation R2, R3)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from terminal.cabinet import events as e
from terminal.cabinet.meters import Meters
from terminal.cabinet.state import State
from terminal.journal.history import History
from terminal.recall.following import Follower, Place, Portions, next_state
from terminal.recall.games import Span, choices_of

PLAY = (e.BetsMoved, e.DiceCalled)
"""What begins the next game's play: money paid out before it is the cash-out after the game."""

PLAY_AND_ROLL = (*PLAY, e.DiceSettled)

STEPS = (
    *(e.BetsMoved, e.DiceCalled, e.DiceSettled, e.ThrowVoided, e.ChoiceOpened, e.ChoiceMade),
    *(e.RoundShown, e.BettingOver, e.ChoiceWanted, e.BetsSealed, e.SealAnswered, e.BetsRestored, e.SeatVoided),
    *(e.RoundClosed, e.DiceShown, e.DiceConfirmed, e.RoundVoided),
    *(e.BillCredited, e.BillSettled, e.TicketInCredited),
    *(e.TicketIssued, e.TicketSettled, e.HandPayDue, e.HandPayPaid, e.HandPayUndone),
    *(e.Started, e.ParametersChanged, e.BettingOpened),
)
"""The kinds of steps: all that moves chips, dice or money, an interrupting power cut, and changes of limits."""


class Step(msgspec.Struct, frozen=True):
    """One event of a game."""

    seq: int
    at_ms: int
    event: e.Event
    before: State
    after: State


class Money(msgspec.Struct, frozen=True):
    """What came into the credit, or left it, in cents, by source."""

    bills_cents: int = 0
    tickets_cents: int = 0
    attendant_cents: int = 0


class Game(msgspec.Struct, frozen=True):
    """A game as it was played."""

    span: Span
    opening: State
    """The cabinet at the end of the game before it."""
    steps: Sequence[Step]
    """The steps of the game, and then those after its roll and before the next game's play."""
    played: int
    """How many of the steps belong to the game: the last of these is its roll, if it is complete."""

    @property
    def closing(self) -> State:
        """The cabinet at the end of the game, or now."""
        return self.steps[self.played - 1].after if self.played else self.opening

    @property
    def settled(self) -> e.DiceSettled | None:
        """The roll that ended it; None while it is not complete."""
        played = (step.event for step in reversed(self.steps[: self.played]))
        last = next((event for event in played if isinstance(event, PLAY_AND_ROLL)), None)
        return last if isinstance(last, e.DiceSettled) else None

    @property
    def began_ms(self) -> int | None:
        """When the first chip moved or the dice were called; None before that."""
        return next((step.at_ms for step in self.steps[: self.played] if isinstance(step.event, PLAY)), None)

    @property
    def ended_ms(self) -> int | None:
        """When the dice came to rest; None while the game is not complete."""
        return self.steps[self.played - 1].at_ms if self.settled is not None else None

    @property
    def start_cents(self) -> int:
        """The credit with which its play began: what the last game left, and what was paid in since."""
        first = next((step for step in self.steps[: self.played] if isinstance(step.event, PLAY)), None)
        return first.before.credit_cents if first else self.closing.credit_cents

    @property
    def end_cents(self) -> int:
        """The credit when it was over."""
        return self.closing.credit_cents

    @property
    def bet_cents(self) -> int:
        """The total of the bets when the dice were called."""
        return self.closing.results.last_bet_cents if self.settled is not None else self.closing.bet_cents

    @property
    def won_cents(self) -> int:
        """What the house paid in addition to the stakes."""
        return self.closing.meters.won_cents - self.opening.meters.won_cents

    @property
    def added(self) -> Money:
        """The credits added since the end of the game before it."""
        before, after = self.opening.meters, self.closing.meters
        return Money(
            after.bills_in_cents - before.bills_in_cents,
            after.tickets_in_cents - before.tickets_in_cents,
            after.attendant_in_cents - before.attendant_in_cents,
        )

    @property
    def cashed_out(self) -> Money:
        """What left the credit after its roll, before the next bet."""
        before = self.closing.meters
        after = self.steps[-1].after.meters if self.steps else before
        return Money(0, after.tickets_out_cents - before.tickets_out_cents, _by_hand(after) - _by_hand(before))


def recalled(history: History, span: Span, opening: Place) -> Game:
    """Fold a game, from the end of the game before it. Raises JournalError, NonsenseError."""
    assert opening.seq == span.after_seq, "a game begins where the one before it ended"
    steps: list[Step] = []
    earlier, chosen = _chosen_after(history, span.after_seq, span), _chosen_after(history, span.settled_seq, span)
    start = state = opening.state
    played, over = 0, span.settled_seq is None
    for row in history.rows(span.after_seq, span.next_seq):
        before = state
        event, state = next_state(before, row)
        if row.seq <= earlier:  # a choice that the roll before has left is part of that game
            start = state
            continue
        if over and span.settled_seq is not None and isinstance(event, PLAY):
            break
        if isinstance(event, STEPS):
            steps.append(Step(row.seq, row.at_ms, event, before, state))
            if not over or span.settled_seq is None or row.seq <= chosen:
                played = len(steps)
        over = over or row.seq == span.settled_seq
    return Game(span, start, steps, played)


def _chosen_after(history: History, settled_seq: int | None, span: Span) -> int:
    """The event that made the last choice which this roll has left; 0 if it has left none."""
    if not settled_seq:
        return 0
    (row,) = history.at((settled_seq,))
    return max((one.seq for one in choices_of(history, row, span.next_seq)), default=0)


def find(history: History, follower: Follower, span: Span) -> Portions[Game]:
    """Find a game, in portions. Raises JournalError, NonsenseError."""
    opening = yield from follower.to(span.after_seq)
    game = recalled(history, span, opening)
    if (end := next((step for step in game.steps if step.seq == span.settled_seq), None)) is not None:
        follower.passed(Place(end.seq, end.after))  # the next game begins there
    return game


def _by_hand(meters: Meters) -> int:
    return meters.jackpots_cents + meters.cancelled_cents
