"""What must hold of players' limits and breaks: no bet beyond a limit, none in a break, and no limit that is raised."""

from __future__ import annotations

from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.rules.games import kind_of


class LimitChecks:
    """Keeps the limits of one cabinet's players from its events, without the fold."""

    def __init__(self) -> None:
        self._time_ms: int | None = None
        self._loss_cents: int | None = None
        self._reached = False
        self._until_ms: int | None = None
        """When the break that is under way ends at the earliest."""
        self._lost_cents = 0
        """What the player has lost since the last cash-out, negative if won."""
        self._taken = False
        """A bet was taken since the state before."""
        self._kept: dict[str, e.LimitsKept] = {}
        """The limits that were kept for each card in this gaming day."""

    def check(self, event: e.Event, result_cents: int) -> None:
        """Check an event that has this result for the player. Raises WrongError."""
        self._lost_cents -= result_cents
        match event:
            case e.LimitsSet(_, time_ms, loss_cents):
                self._require_lower(self._time_ms, time_ms)
                self._require_lower(self._loss_cents, loss_cents)
                self._time_ms, self._loss_cents = time_ms, loss_cents
            case e.LimitsKept(card=card):
                self._kept[card] = event
            case e.GamingDayBegan():
                self._kept.clear()
            case e.LimitsBrought():
                self._bring(event)
            case e.LimitReached():
                self._reached = True
            case e.BreakBegan(_, _, until_ms):
                self._until_ms = until_ms
            case e.BreakEnded(at_ms):
                require(self._until_ms is not None and at_ms >= self._until_ms, "a break ends before its time")
                self._until_ms = None
            case e.DiceCalled():
                require(self._until_ms is None, "the dice are called in a break")
            case e.BetsMoved(record) if kind_of(record).taken_cents(record) > 0:
                require(self._until_ms is None, "a bet is taken in a break")
                require(not self._reached, "a bet is taken once a limit is reached")
                self._taken = True
            case e.TicketIssued() | e.SessionEnded():
                self._end()

    def shown(self, state: State) -> None:
        """Compare bets that were taken with the loss limit, and end with a credit that was paid. Raises WrongError."""
        taken, self._taken = self._taken, False
        if taken and self._loss_cents is not None:
            may_lose_cents = self._lost_cents + state.bet_cents
            limit_cents = self._loss_cents
            require(may_lose_cents <= limit_cents, f"bets may lose {may_lose_cents} cents, the limit is {limit_cents}")
        if state.visit.stay is None:
            require(not (self._reached and state.credit_cents), "a limit is forgotten though there is credit")
            self._end()

    def _bring(self, event: e.LimitsBrought) -> None:
        """What was kept for the card comes again, and nothing of it is lost."""
        kept = self._kept.get(event.card)
        require(kept is not None, f"limits of card {event.card} come that were not kept")
        assert kept is not None
        same = (kept.time_ms, kept.loss_cents, kept.played_ms, kept.result_cents, kept.reached)
        come = (event.time_ms, event.loss_cents, event.played_ms, event.result_cents, event.reached)
        require(same == come, f"limits {same} were kept, and {come} come again")
        self._lost_cents += max(-event.result_cents, 0) if self._loss_cents is not None else -event.result_cents
        self._time_ms = min(filter(None, (self._time_ms, event.time_ms)), default=None)
        self._loss_cents = min((one for one in (self._loss_cents, event.loss_cents) if one is not None), default=None)
        self._reached = self._reached or event.reached is not None

    def _require_lower(self, before: int | None, after: int | None) -> None:
        require(before is None or (after is not None and after <= before), f"a limit of {before} is raised to {after}")

    def _end(self) -> None:
        """The player has the money, or has left without any."""
        self._time_ms = self._loss_cents = self._until_ms = None
        self._reached, self._lost_cents = False, 0
