"""Projects the felt: one row for each spot, with what lies on it, whether it takes chips and how it fared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject

from terminal import money
from terminal.cabinet.commands import Place, Remove
from terminal.cabinet.events import DiceSettled
from terminal.cabinet.state import State
from terminal.screens.player.felt import Felt, Spot
from terminal.screens.player.rows import Row, Rows
from terminal.screens.player.stacks import brief, chips_of, steps_to
from terminal.screens.player.view import CabinetView
from terminal.screens.player.words import translate

STANDING_ROLES = (
    "bet",
    "face",
    "title",
    "caption",
    "speech",
    "spotX",
    "spotY",
    "spotWidth",
    "spotHeight",
    "stackX",
    "stackY",
    "arm",
    "bend",
    "dice",
    "totals",
    "ringed",
)
MOVING_ROLES = ("pays", "stake", "chips", "shown", "open", "locked", "off", "limit", "outcome", "leaving", "winSteps")


@dataclass(frozen=True)
class Fate:
    """How a bet fared in the roll that is being shown."""

    outcome: str = ""
    leaving_cents: int = 0
    profit_cents: int = 0


def fates_of(settled: DiceSettled | None) -> dict[str, Fate]:
    """Name what the roll did to each bet that it decided."""
    if settled is None:
        return {}
    return {
        one.bet: Fate(one.result, 0 if one.stays else one.stake_cents, max(one.profit_cents, 0))
        for one in settled.record.resolved
    }


class Fields:
    """The felt's rows. Whether a spot would take a chip is asked apart, because it costs more than all the rest."""

    def __init__(self, cabinet: CabinetView, felt: Felt, parent: QObject) -> None:
        self.felt = felt
        self.rows = Rows((*STANDING_ROLES, *MOVING_ROLES), parent)
        self._cabinet = cabinet
        self._pays = cabinet.pays()
        self._standing = [_standing(spot, self._pays) for spot in felt.spots]
        self._open = dict.fromkeys((spot.bet for spot in felt.spots), True)
        self._locked = dict.fromkeys((spot.bet for spot in felt.spots), False)

    def project(self, state: State, fates: Mapping[str, Fate]) -> None:
        """Show this state's felt, and on it how the roll went."""
        off = self._cabinet.bets_off(state)
        self.rows.show(
            [
                (*standing, *self._moving(spot, state, spot.bet in off, fates.get(spot.bet, Fate())))
                for spot, standing in zip(self.felt.spots, self._standing, strict=True)
            ]
        )

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

    def _moving(self, spot: Spot, state: State, off: bool, fate: Fate) -> Row:
        stake_cents = state.craps.bets.get(spot.bet, 0)
        odds = spot.face == "odds" and state.craps.point is not None
        limit_cents = self._cabinet.odds_limit_cents(state, spot.bet) if odds else 0
        chips_cents = self._cabinet.chips_cents
        return (
            self._pay(spot, state.craps.point),
            brief(stake_cents) if stake_cents else "",
            chips_of(stake_cents, chips_cents),
            spot.face != "odds" or limit_cents > 0 or stake_cents > 0 or bool(fate.outcome),
            self._open[spot.bet],
            self._locked[spot.bet],
            off,
            money.amount(limit_cents, self._cabinet.currency).removesuffix(".00") if limit_cents else "",
            fate.outcome,
            chips_of(fate.leaving_cents, chips_cents),
            steps_to(fate.profit_cents),
        )

    def _pay(self, spot: Spot, point: int | None) -> str:
        lines = (line.format(point=point) for line in spot.pays)
        pay = next((self._pays[line] for line in lines if line in self._pays), "")
        return spelled(pay)


def spelled(pay: str) -> str:
    """``7:6`` as the felt says it."""
    profit, _, stake = pay.partition(":")
    return translate("Felt", "{0} to {1}").format(profit, stake) if stake else pay


def _standing(spot: Spot, pays: Mapping[str, str]) -> Row:
    lettering = [translate("Felt", text) if text else "" for text in (spot.title, spot.caption)]
    speech = translate("Felt", spot.speech).format(spot.number)
    place = (spot.x, spot.y, spot.width, spot.height, *spot.stack, spot.arm, spot.bend)
    ringed = [_ring(pays.get(f"{spot.bet}_{total}", "")) for total in spot.totals]
    return (spot.bet, spot.face, *lettering, speech, *place, list(spot.dice), list(spot.totals), ringed)


def _ring(pay: str) -> str:
    """What is written under a total that pays more than the others; nothing under the others."""
    if not pay or pay == "1:1":
        return ""
    names = {
        "2:1": translate("Felt", "DOUBLE"),
        "3:1": translate("Felt", "TRIPLE"),
    }
    return names.get(pay, spelled(pay))
