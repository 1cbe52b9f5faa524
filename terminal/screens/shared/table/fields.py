"""Projects the felt: one row for each spot, with its stake, whether it takes chips and its last result."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from PySide6.QtCore import QObject

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import PlaceWager, TakeDown
from terminal.cabinet.grants import Grants
from terminal.cabinet.state import State
from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.facts import NO_FATE, Facts, Fate, Look
from terminal.screens.shared.table.others import NOBODY, Marks
from terminal.screens.shared.table.pays import Pays
from terminal.screens.shared.table.stacks import chips_with_pale, steps_to
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

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
    "reach",
    "dice",
    "diceRight",
    "totals",
    "loses",
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
    "progress",
    "since",
    "pale",
    "others",
)
TAB = PRINTED_ROLES.index("tab")
SHOWN = len(PRINTED_ROLES) + MOVING_ROLES.index("shown")


class Fields:
    """The felt's rows. Whether a spot would take a chip is computed separately, as it takes longer than the rest."""

    def __init__(self, cabinet: Cabinet, felt: Felt, parent: QObject) -> None:
        self.rows = Rows((*PRINTED_ROLES, *MOVING_ROLES), parent)
        self.others: Marks = NOBODY
        """What the others at a shared table have on the fields, for display only."""
        self.play(cabinet, felt)

    def play(self, cabinet: Cabinet, felt: Felt) -> None:
        """Show the felt of this game, under its sheet. Its bets come with the next state."""
        self.rows.show(())  # no field may become one of another felt
        self.felt = felt
        self._spots = (*filter(felt.is_seen_first, felt.spots), *itertools.filterfalse(felt.is_seen_first, felt.spots))
        """Those not visible at first are above the others, and are created later."""
        self._laid = sum(map(felt.is_seen_first, felt.spots))
        """How many of the spots have a row."""
        self._picture: list[Row] = []
        self._cabinet = cabinet
        self._pays = Pays(cabinet.game.pays(), cabinet.game.house())
        self._open = dict.fromkeys((spot.bet for spot in felt.spots), True)
        self._locked = dict.fromkeys((spot.bet for spot in felt.spots), False)
        self._greyed_by: tuple[Grants, int] | None = None
        """The answers and the chip by which the spots were greyed last."""
        self._made: dict[str, tuple[Facts, Row]] = {}
        """By bet, the facts of a row, and the row."""
        self._printed: dict[str, Row] = {}
        self.reprint()

    def reprint(self) -> None:
        """Update the felt's texts to the current language."""
        self._printed = {spot.bet: _printed(spot, self._pays) for spot in self.felt.spots}
        self._made.clear()

    def project(self, state: State, fates: Mapping[str, Fate]) -> None:
        """Show this state's felt, and the result of the roll on it."""
        look = Look(state, self._cabinet)
        self._picture = [self._row(spot, look, fates.get(spot.bet, NO_FATE)) for spot in self._spots]
        if any(row[SHOWN] and not row[TAB] for row in self._picture[self._laid :]):
            self._laid = len(self._spots)
        self.rows.show(self._picture[: self._laid])

    def lay(self, more: int) -> bool:
        """Create the rows of this many more spots. Returns whether others still have none.

        The screen takes more than a millisecond to create a field. So a start waits only for those visible at first.
        """
        self._laid = min(self._laid + more, len(self._spots))
        self.rows.show(self._picture[: self._laid])
        return self._laid < len(self._spots)

    def grey(self, state: State, grants: Grants, chip_cents: int) -> None:
        """Show which spots would take this chip, and which stakes can no longer be taken down.

        While the dice roll nothing can be moved: the felt keeps its look.
        """
        if state.dice.throw is not None or (grants, chip_cents) == self._greyed_by:
            return
        self._greyed_by = (grants, chip_cents)
        bets = state.felt.bets
        poor = state.playable_cents < chip_cents
        for spot in self.felt.spots:
            touch = self._cabinet.game.touch(spot.bet, chip_cents)
            self._open[spot.bet] = (poor and isinstance(touch, PlaceWager)) or grants.refusal(touch) is None
            kept = grants.refusal(TakeDown(spot.bet)) if spot.bet in bets else None
            if kept is None or kept.code == "locked":  # a reason that locks all bets is not about this one
                self._locked[spot.bet] = kept is not None

    def _row(self, spot: Spot, look: Look, fate: Fate) -> Row:
        """The spot's row; the existing one if its facts are unchanged."""
        facts = look.facts(spot, fate, open_to_chips=self._open[spot.bet], locked=self._locked[spot.bet])
        if self.others:
            facts = facts._replace(others=self.others.get(spot.bet, ()))
        made = self._made.get(spot.bet)
        if made is None or made[0] != facts:
            made = self._made[spot.bet] = (facts, (*self._printed[spot.bet], *self._moving(spot, facts)))
        return made[1]

    def _moving(self, spot: Spot, facts: Facts) -> Row:
        fate, chips_cents = facts.fate, facts.chips_cents
        lying_cents = (facts.stake_cents or fate.leaving_cents) - facts.pale_cents
        chips, pale = chips_with_pale(lying_cents, facts.pale_cents, chips_cents)
        return (
            self._pays.of(spot, facts.point),
            languages.brief(facts.stake_cents) if facts.stake_cents else "",
            chips,
            _is_shown(spot, facts),
            facts.open_to_chips,
            facts.locked,
            facts.off,
            languages.brief(facts.limit_cents) if facts.limit_cents and spot.face == "odds" else "",
            facts.bounds,
            _winnings(facts, self._pays.ratio(spot, facts.point)),
            fate.outcome,
            fate.leaving_cents > 0 and not facts.stake_cents,
            steps_to(fate.profit_cents) if facts.shows_wins else [],
            self._pays.won(spot, fate.stake_cents, fate.profit_cents),
            list(facts.lit.hit),
            facts.lit.point or 0,
            facts.lit.complete,
            _progress(spot, facts),
            facts.since,
            pale,
            list(facts.others),
        )


def _winnings(facts: Facts, ratio: tuple[int, int] | None) -> str:
    """What the stake would win, while the player wants to see it; empty if that is not a single pay."""
    if not facts.shows_winnings or not facts.stake_cents or ratio is None:
        return ""
    profit, per = ratio
    return f"+{languages.brief(facts.stake_cents * profit // per)}"


def _progress(spot: Spot, facts: Facts) -> str:
    """How far a side bet has come, for who does not see the marks; empty for other bets, and before the first."""
    hit = facts.lit.hit
    if not hit:
        return ""
    if spot.face in ("repeater", "ways"):
        return translate("Felt", "{0} of {1}").format(len(hit), len(spot.totals))
    return translate("Felt", "made: {0}").format(", ".join(map(str, hit))) if spot.face == "fire" else ""


def _is_shown(spot: Spot, facts: Facts) -> bool:
    return spot.always_visible or bool(facts.stake_cents) or facts.limit_cents > 0 or bool(facts.fate.outcome)


def spoken(spot: Spot) -> str:
    """The spot's name for accessibility, in the current language."""
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
        list(spot.reach),
        list(spot.dice),
        spot.dice_right,
        list(spot.totals),
        list(spot.loses),
        [pays.ring(spot.bet, total) for total in spot.totals],
        pays.ladder() if spot.face == "shooter" else [pays.line(one, short=spot.face == "ways") for one in spot.ladder],
        spot.red,
    )
