"""How large a win is: which of four grades its celebration has. Money never depends on it.

A round that has lost at least as much as it has won has only the tags on its bets, however large one of them is: no
loss is celebrated as a win.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.state import State
from terminal.rules.resolution import Resolution, bank_pays_cents
from terminal.settings.parameters import Profile

Grade = Literal["", "tag", "roll_up", "burst", "moment"]
"""None; the tag on the bet; the credit counts up; the dice box shines; a moment fills the screen.

A grade comes with those before it that are not switched off.
"""


class Win(NamedTuple):
    """What one throw or choice has won."""

    grade: Grade = ""
    net_cents: int = 0
    """What the wins of the round exceed its losses by; negative if they do not."""
    bets: tuple[tuple[str, int], ...] = ()
    """The winning bets, each with what it has won beside its stake; the largest first."""
    by_hand_cents: int = 0
    """What of it an attendant is going to pay."""

    @property
    def won_cents(self) -> int:
        """What the winning bets have won together."""
        return sum(cents for _, cents in self.bets)


NO_WIN = Win()


def win_of(profile: Profile, state: State, resolved: Iterable[Resolution]) -> Win:
    """The win of these decided bets, in the state after them."""
    decided = tuple(resolved)
    wins = [one for one in decided if one.result == "win" and one.profit_cents > 0]
    if not wins:
        return NO_WIN
    net_cents = sum(map(bank_pays_cents, decided))
    bets = sorted(((one.bet, one.profit_cents) for one in wins), key=lambda bet: -bet[1])
    by_hand_cents = sum(due.amount_cents for due in state.hand_pay.due if due.reason in JACKPOTS)
    grade = _grade(profile, net_cents, state.results.last_bet_cents, by_hand=by_hand_cents > 0)
    if grade == "moment" and state.felt.waits_for == "choice":
        grade = "burst"  # the time for the choice runs, and its window must be seen
    return Win(grade, net_cents, tuple(bets), by_hand_cents)


def _grade(profile: Profile, net_cents: int, stake_cents: int, *, by_hand: bool) -> Grade:
    """The largest grade that the win reaches; `stake_cents` was on the felt when the dice were called."""
    if net_cents <= 0:
        return "tag"
    is_large = 0 < profile.moment_cents <= net_cents
    if is_large or _reaches(net_cents, profile.moment_times, stake_cents) or (by_hand and profile.hand_pay_moment):
        return "moment"
    if _reaches(net_cents, profile.burst_times, stake_cents):
        return "burst"
    return "roll_up" if profile.roll_up else "tag"


def _reaches(net_cents: int, times: int, stake_cents: int) -> bool:
    """Whether the win is at least this multiple of the stake; 0 stands for never."""
    return times > 0 and stake_cents > 0 and net_cents >= times * stake_cents
