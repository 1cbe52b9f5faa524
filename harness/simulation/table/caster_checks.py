"""What must hold at a table of Hazard: our own fold of hand and dice, from what the table has journaled.

Main, chance and who has the dice follow from the rule book in a few lines; nothing here asks the game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from drivers.ports.table import SealedBets, SeatSeen
from harness.simulation.require import require
from terminal.cabinet import events as e

MAINS = (5, 6, 7, 8, 9)
NICKS: Mapping[int, Collection[int]] = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
OUTS: Mapping[int, Collection[int]] = {
    5: (2, 3, 11, 12),
    6: (2, 3, 11),
    7: (2, 3, 12),
    8: (2, 3, 11),
    9: (2, 3, 11, 12),
}

Marks = dict[str, tuple[int, ...]]


class CasterChecks:
    """Follows the hands of one table."""

    def __init__(self) -> None:
        self._caster: int | None = None
        self._main: int | None = None
        self._chance: int | None = None
        self._thrown = False
        """Dice of the hand were thrown."""
        self._lies = False
        """The caster's bank lies, as far as the seals say that count."""
        self._won = False
        """It has won, and the caster chooses."""
        self._chooses = False
        """The round is that of the choice."""
        self._gives_away = True
        """The dice pass to the next seat."""
        self._seats: Sequence[SeatSeen] = ()

    @property
    def marks(self) -> Marks:
        """What every station has to show before the next dice."""
        if not self._thrown:
            return {}
        main: Marks = {"main": () if self._main is None else (self._main,)}
        return main if self._chance is None else main | {"chance": (self._chance,)}

    @property
    def caster(self) -> int | None:
        """Who has the dice."""
        return self._caster

    def takes_over(self, turn: int | None, *, gives_away: bool) -> None:
        """Another game has been played, in which this seat had the dice last, and lost them or keeps them."""
        self._caster, self._gives_away = turn, gives_away

    def seated(self, seats: Sequence[SeatSeen]) -> None:
        """These seats are taken."""
        self._seats = seats

    def opened(self, event: e.TableRoundOpened) -> None:
        """The caster is the one of before, or the next clockwise. Raises WrongError."""
        require(event.marks == self.marks, f"round {event.round} begins with {event.marks}, not with {self.marks}")
        require(bool(event.count) is self._won, f"round {event.round} has {event.count} dice of a choice: {self._won}")
        held = self._thrown or self._won or (self._lies and not self._gives_away)
        if held:
            require(event.shooter == self._caster, f"the dice go from {self._caster} to {event.shooter} in a hand")
        elif event.shooter != self._caster or self._gives_away:
            self._check_next(event.shooter)
        self._chooses, self._won, self._gives_away = bool(event.count), False, False
        self._caster = event.shooter

    def _check_next(self, shooter: int | None) -> None:
        """The dice pass over no seat that is heard, unless the dealer has chosen."""
        seats = [one.seat for one in self._seats]
        heard = [one.seat for one in self._seats if one.heard] or seats
        last = self._caster or 0
        following = [seat for seat in heard if seat > last] + [seat for seat in heard if seat <= last]
        expected = following[0] if following else None
        require(shooter == expected, f"the dice pass from seat {last} to {shooter}, and not to {expected}")

    def chosen(self, event: e.TableShooterChosen) -> None:
        """The dealer has given the dice away, between two hands. Raises WrongError."""
        require(not self._thrown and not self._won, f"the dealer takes the dice of seat {self._caster} in a hand")
        require(not self._lies or self._gives_away, f"the dealer takes the dice of seat {self._caster} off its bank")
        self._caster, self._gives_away, self._lies = event.shooter, False, False

    def fixed(self, event: e.TableBetsFixed) -> None:
        """A main is named by the seal of the caster that counts, and before the first throw. Raises WrongError."""
        own: SealedBets | None = next((one for one in event.seals if one.seat == self._caster), None)
        if own is not None or self._chooses:
            self._lies = own is not None and own.stake_cents > 0
        word = own.chosen if own is not None and own.stake_cents and not self._thrown and not self._chooses else ""
        named = {"main": (int(word[5:]),)} if word.startswith("main@") else {}
        require(event.named == named, f"round {event.round} has {event.named} named, and its caster has {word!r}")
        if named:
            self._main = named["main"][0]

    def decided(self, dice: tuple[int, ...]) -> None:
        """These dice go on with the hand. Raises WrongError."""
        require(not self._chooses, "dice are thrown for a choice")
        require(self._lies or self._thrown, f"dice are thrown for seat {self._caster}, which has no bank")
        self._thrown, total = True, sum(dice)
        if self._main is None:
            self._main = total if total in MAINS else None
        elif self._chance is None and total not in (*NICKS[self._main], *OUTS[self._main]):
            self._chance = total
        elif total in ((self._chance, self._main) if self._chance else (*NICKS[self._main], *OUTS[self._main])):
            self._hand_over(won=total == self._chance if self._chance else total in NICKS[self._main])

    def _hand_over(self, *, won: bool) -> None:
        self._won, self._gives_away = won and self._lies, not won and self._chance is not None
        self._lies = self._won
        self._main, self._chance, self._thrown = None, None, False

    def not_thrown(self, event: e.TableRoundNotThrown) -> None:
        """Only a round of a choice, or one whose caster has laid nothing, is over without dice. Raises WrongError."""
        require(not self._thrown, f"round {event.round} is over without dice, in a hand")
        require(self._chooses or not self._lies, f"round {event.round} is over without dice, and a bank lies")
        require(event.hand_over is not self._lies, f"round {event.round} gives the dice away: {event.hand_over}")
        self._gives_away, self._main = event.hand_over, None
