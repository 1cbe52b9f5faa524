"""Projects the felt: one row for each spot, with what lies on it, whether it takes chips and how it fared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject

from terminal.cabinet.commands import Place, Remove
from terminal.cabinet.events import DiceSettled
from terminal.cabinet.state import State
from terminal.cabinet.statistics import HARD_WAYS
from terminal.screens import languages
from terminal.screens.player.felts.felt import Felt, Spot
from terminal.screens.player.rows import Row, Rows
from terminal.screens.player.table import lucky
from terminal.screens.player.table.pays import Pays
from terminal.screens.player.table.stacks import chips_of, steps_to
from terminal.screens.player.view import CabinetView
from terminal.screens.player.words import translate

PRINTED_ROLES = (
    "bet",
    "face",
    "shape",
    "tab",
    "title",
    "speech",
    "spotX",
    "spotY",
    "spotWidth",
    "spotHeight",
    "stackX",
    "stackY",
    "chipWidth",
    "arm",
    "bend",
    "dice",
    "diceRight",
    "totals",
    "ringed",
    "ladder",
    "red",
)
MOVING_ROLES = (
    "pays",
    "stake",
    "chips",
    "shown",
    "open",
    "locked",
    "off",
    "limit",
    "bounds",
    "winnings",
    "outcome",
    "leaving",
    "winSteps",
    "winPay",
    "hit",
    "marked",
    "finished",
    "since",
)


TO = "\N{EN DASH}"


@dataclass(frozen=True)
class Fate:
    """How a bet fared in the roll that is being shown."""

    outcome: str = ""
    stake_cents: int = 0
    leaving_cents: int = 0
    profit_cents: int = 0


def fates_of(settled: DiceSettled | None) -> dict[str, Fate]:
    """Name what the roll did to each bet that it decided."""
    if settled is None:
        return {}
    return {
        one.bet: Fate(one.result, one.stake_cents, 0 if one.stays else one.stake_cents, max(one.profit_cents, 0))
        for one in settled.record.resolved
    }


class Fields:
    """The felt's rows. Whether a spot would take a chip is asked apart, because it costs more than all the rest."""

    def __init__(self, cabinet: CabinetView, felt: Felt, parent: QObject) -> None:
        self.felt = felt
        self.rows = Rows((*PRINTED_ROLES, *MOVING_ROLES), parent)
        self._cabinet = cabinet
        self._pays = Pays(cabinet.pays(), cabinet.house())
        self._open = dict.fromkeys((spot.bet for spot in felt.spots), True)
        self._locked = dict.fromkeys((spot.bet for spot in felt.spots), False)
        self._made: dict[str, tuple[_Facts, Row]] = {}
        """By bet, what a row was made of, and the row."""
        self._printed: dict[str, Row] = {}
        self.reprint()

    def reprint(self) -> None:
        """Print the felt anew, in the language that is spoken now."""
        self._printed = {spot.bet: _printed(spot, self._pays) for spot in self.felt.spots}
        self._made.clear()

    def project(self, state: State, fates: Mapping[str, Fate]) -> None:
        """Show this state's felt, and on it how the roll went."""
        look = _Look(state, self._cabinet)
        self.rows.show([self._row(spot, look, fates.get(spot.bet, NO_FATE)) for spot in self.felt.spots])

    def ask(self, state: State, chip_cents: int) -> None:
        """Find out which spots would take this chip, and which stakes cannot be taken down any more.

        While the dice are out nothing moves for a moment: the felt keeps the look it had.
        """
        if state.throw is not None:
            return
        poor = state.playable_cents < chip_cents
        for spot in self.felt.spots:
            place, remove = Place(spot.bet, chip_cents), Remove(spot.bet)
            self._open[spot.bet] = poor or self._cabinet.refusal(state, place) is None
            up = spot.bet in state.craps.bets
            self._locked[spot.bet] = up and self._cabinet.refusal(state, remove) is not None

    def speech_of(self, bet: str) -> str:
        """What the spot of this bet is called, in the language that is spoken now."""
        spot = next(spot for spot in self.felt.spots if spot.bet == bet)
        return spoken(spot)

    def _row(self, spot: Spot, look: _Look, fate: Fate) -> Row:
        """The spot's row; the one that was made before, where nothing differs by which it is made."""
        facts = look.facts(spot, fate, open_to_chips=self._open[spot.bet], locked=self._locked[spot.bet])
        made = self._made.get(spot.bet)
        if made is None or made[0] != facts:
            made = self._made[spot.bet] = (facts, (*self._printed[spot.bet], *self._moving(spot, facts)))
        return made[1]

    def _moving(self, spot: Spot, facts: _Facts) -> Row:
        fate, chips_cents = facts.fate, facts.chips_cents
        return (
            self._pays.of(spot, facts.point),
            languages.brief(facts.stake_cents) if facts.stake_cents else "",
            chips_of(facts.stake_cents, chips_cents),
            _is_shown(spot, facts),
            facts.open_to_chips,
            facts.locked,
            facts.off,
            languages.brief(facts.limit_cents) if facts.limit_cents and spot.face == "odds" else "",
            facts.bounds,
            _winnings(facts, self._pays.ratio(spot, facts.point)),
            fate.outcome,
            chips_of(fate.leaving_cents, chips_cents),
            steps_to(fate.profit_cents),
            self._pays.won(spot, fate.stake_cents, fate.profit_cents),
            *facts.marks,
            facts.since,
        )


class _Facts(NamedTuple):
    """All that the moving part of a row is made of."""

    stake_cents: int
    limit_cents: int
    point: int | None
    open_to_chips: bool
    locked: bool
    off: bool
    fate: Fate
    bounds: str
    shows_winnings: bool
    marks: lucky.Marked
    since: int
    chips_cents: tuple[int, ...]


NO_FATE = Fate()


class _Look:
    """What all spots need of a state, asked once."""

    def __init__(self, state: State, cabinet: CabinetView) -> None:
        self.state = state
        self.off = cabinet.bets_off(state)
        self.chips_cents = cabinet.chips_of(state)
        self._cabinet = cabinet
        self.shows_winnings = cabinet.option(state, "show_winnings") == "yes"
        self._shows_bounds = cabinet.option(state, "show_limits") == "yes"

    def facts(self, spot: Spot, fate: Fate, *, open_to_chips: bool, locked: bool) -> _Facts:
        """All that is to be known of the spot."""
        return _Facts(
            self.state.craps.bets.get(spot.bet, 0),
            self.odds_limit_cents(spot),
            self.state.craps.point,
            open_to_chips,
            locked,
            spot.bet in self.off,
            fate,
            self.bounds(spot),
            self.shows_winnings,
            lucky.marks(spot, self.state),
            _since(spot, self.state),
            self.chips_cents,
        )

    def odds_limit_cents(self, spot: Spot) -> int:
        """The most that the odds on this spot may hold; 0 where there can be none, or no odds lie here."""
        if not spot.base or spot.base not in self.state.craps.bets:
            return 0
        return self._cabinet.odds_limit_cents(self.state, spot.bet)

    def bounds(self, spot: Spot) -> str:
        """The least and the most that the spot holds, while the player wants to see it."""
        if not self._shows_bounds or spot.shape == "place":
            return ""
        least_cents, most_cents = self._cabinet.limits(self.state, spot.bet)
        if most_cents is None:
            return translate("Felt", "from {0}").format(languages.brief(least_cents))
        return f"{languages.brief(least_cents)}{TO}{languages.brief(most_cents)}" if most_cents else ""


def _winnings(facts: _Facts, ratio: tuple[int, int] | None) -> str:
    """What the stake would win, while the player wants to see it; nothing where no one pay says it."""
    if not facts.shows_winnings or not facts.stake_cents or ratio is None:
        return ""
    profit, per = ratio
    return f"+{languages.brief(facts.stake_cents * profit // per)}"


def _is_shown(spot: Spot, facts: _Facts) -> bool:
    """Odds and travelled bets have a spot while they are up, or can be; the others always have."""
    standing = not spot.base and spot.shape != "place"
    return standing or bool(facts.stake_cents) or facts.limit_cents > 0 or bool(facts.fate.outcome)


def _since(spot: Spot, state: State) -> int:
    """How many rolls ago a Hard Ways pair came last; -1 for other spots."""
    if not spot.bet.startswith("hard@"):
        return -1
    return state.statistics.since_hard[HARD_WAYS.index(sum(spot.dice))]


def spoken(spot: Spot) -> str:
    """What the spot is called, in the language that is spoken now."""
    return translate("Felt", spot.speech).format(spot.number)


def _printed(spot: Spot, pays: Pays) -> Row:
    place = (spot.x, spot.y, spot.width, spot.height, *spot.stack, spot.chip, spot.arm, spot.bend)
    return (
        spot.bet,
        spot.face,
        spot.shape,
        spot.tab,
        translate("Felt", spot.title) if spot.title else "",
        spoken(spot),
        *place,
        list(spot.dice),
        spot.dice_right,
        list(spot.totals),
        [pays.ring(spot.bet, total) for total in spot.totals],
        pays.ladder() if spot.face == "shooter" else [],
        spot.red,
    )
