"""Hazard as a game: the shooter's actions, on the terms of the par sheet."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from terminal.rules.actions import Action, CallMain, Keep, PassDice, Stake
from terminal.rules.choice import Choice
from terminal.rules.first_hand import Step
from terminal.rules.game import Dice, Game, Meaning, Stakes, Wager
from terminal.rules.hazard import banking, fold, rolling, sharing
from terminal.rules.hazard.changing import BankAction, changed
from terminal.rules.hazard.choosing import open_choice
from terminal.rules.hazard.first_hand import first_hands
from terminal.rules.hazard.mains import MAINS
from terminal.rules.hazard.records import HazardBankLaid, HazardRecord
from terminal.rules.hazard.table import HazardTable, seated
from terminal.rules.hazard.terms import BANK, COVER, THROW, read_terms
from terminal.rules.limits import Range
from terminal.rules.refusal import Refusal
from terminal.rules.rulebook import Lit
from terminal.rules.sheet import Sheet
from terminal.rules.table_limits import LimitedBet
from terminal.rules.two_dice import WAYS


class Hazard(Game[HazardTable, HazardRecord]):
    """Hazard under a par sheet. `Game` documents the methods; each rule is in its module."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._terms = read_terms(sheet.reader, sheet.narrowed)

    def dice_count(self, table: HazardTable) -> int:  # noqa: ARG002 - always two dice
        """Hazard is played with two dice."""
        return 2

    @property
    def _fades(self) -> bool:
        """Players without the dice lay covers, of any stake."""
        return self._sheet.shared and self._terms.fading

    def takes_bets(self, table: HazardTable) -> bool:
        """Nothing is laid or taken back while a chance is thrown for."""
        return table.phase != "chance"

    def fields(self) -> tuple[str, ...]:
        """The bank, and the cover of another seat's at a shared table whose players fade."""
        return (BANK, COVER) if self._fades else (BANK,)

    @property
    def marks(self) -> tuple[str, ...]:
        """The mains, the throw for one of them, and the side of the house."""
        named = (*(f"main@{main}" for main in MAINS), THROW)
        return named if self._fades else (*named, COVER)

    def touch(self, field: str, amount_cents: int) -> Action:
        """A main is named, or thrown for; a bank of the house is covered with as much as it is."""
        group, _, main = field.partition("@")
        if group == THROW:
            return CallMain(int(main) if main else None)
        if field == COVER and not self._fades:
            return Stake(self._terms.house_bank_cents)
        return super().touch(field, amount_cents)

    def marks_named(self, named: str) -> Mapping[str, tuple[int, ...]]:
        """The main, where the sheet lets a shooter name it."""
        main = int(named.removeprefix("main@")) if named in self.marks and named not in (THROW, COVER) else None
        return {sharing.MAIN: (main,)} if main is not None and self._terms.main_is_chosen else {}

    def lit(self, table: HazardTable, bet: str) -> Lit:
        """The main that is played, or the throw for it."""
        group, _, main = bet.partition("@")
        return Lit(complete=group == THROW and table.main == (int(main) if main else None))

    def next_throw(self, table: HazardTable) -> Mapping[int, Meaning]:
        """What each total would do for the player."""
        return rolling.next_meanings(table)

    def choice(self, table: HazardTable, player: str) -> Choice | None:  # noqa: ARG002 - only a player alone has one
        """Where the dice go after a hand, or whether the house's bank is covered."""
        return open_choice(self._terms, table)

    def limits(self, table: HazardTable, bet: str) -> tuple[int, int | None]:
        """The limits for laying a bank; a bank that rides may have grown beyond them."""
        if bet not in self.fields():
            raise Refusal("not_a_field", "Hazard has one field, the bank.")
        return banking.limits(self._terms, table)

    def limited_bets(self) -> Mapping[str, LimitedBet]:
        """The bank that a shooter lays; the house's stays as the sheet has it."""
        return {BANK: LimitedBet(banking.TITLE, BANK, Range(self._terms.min_cents, self._terms.max_cents))}

    def pays(self) -> dict[str, str]:
        """The bank pays even money, a cover of the house's bank what the sheet says."""
        pays = self._terms.pays
        return pays if self._fades or self._terms.house_shoots else {BANK: pays[BANK]}

    def house(self) -> dict[str, str]:
        """Whether the main may be named, whether the house shoots, and for which main."""
        return self._terms.house

    def win_totals(self, table: HazardTable) -> tuple[int, ...]:
        """The totals that win for the shooter, or for the player if the house shoots."""
        return rolling.paying_totals(table)

    def open_table(self, balances_cents: Mapping[str, int]) -> HazardTable:
        """The first player shoots, the others fade; a single player plays against the house."""
        return seated(balances_cents)

    apply = staticmethod(fold.apply)
    """The table after the record."""

    def do(self, table: HazardTable, ask: Action) -> HazardRecord:
        """The bank and its changes, CallMain, Keep and PassDice; other actions belong to other games."""
        if isinstance(ask, BankAction):
            return changed(self._terms, table, ask)
        match ask:
            case Stake(amount_cents):
                return banking.laid(self._terms, table, amount_cents)
            case CallMain(main):
                return banking.main_called(self._terms, table, main)
            case Keep():
                return banking.kept(self._terms, table)
            case PassDice():
                return banking.passed(self._terms, table)
        say = "Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice."
        raise Refusal("not_in_variant", say)

    def first_hands(self) -> Iterator[tuple[Step, ...]]:
        """A bank, its main and its chance."""
        return first_hands()

    def verify_call_dice(self, table: HazardTable) -> None:
        """A throw needs a covered bank that is not decided."""
        rolling.verify_throw(table)

    def roll(self, table: HazardTable, dice: Sequence[int]) -> HazardRecord:
        """Continue the hand by these two dice."""
        return rolling.rolled(self._terms, table, dice)

    def seen(self, table: HazardTable, dice: Sequence[int]) -> HazardRecord:
        """The hand of another seat goes on."""
        return rolling.seen(table, dice)

    def outcomes(self, table: HazardTable) -> tuple[tuple[Dice, int], ...]:  # noqa: ARG002 - always two dice
        """The 21 pairs, of 36 ways."""
        return WAYS

    def wagers(self) -> tuple[Wager[HazardTable], ...]:
        """The bank from the first throw after each main, and from the throw for the main; the covers, if there are any.

        A shooter who names the main has the first of these to choose from, and one who throws for it the last. A fader
        of a shared table has the cover of each, for its shooter may name the main that costs the shooter most.
        """
        stake_cents = self._terms.min_cents
        start = seated({"player": stake_cents})
        laid = self.apply(start, self.do(start, Stake(stake_cents)))
        mains = {f"main@{main}": self.apply(laid, self.roll(laid, (main - 4, 4))) for main in MAINS}
        banks = {**mains, BANK: laid}
        wagers = tuple(Wager(name, ((table, 1),), BANK, stake_cents) for name, table in banks.items())
        if self._terms.fading:
            wagers = (*wagers, *self._faded())
        if not self._terms.house_shoots:
            return wagers
        house_cents = self._terms.house_bank_cents
        start = seated({"player": house_cents})
        start = self.apply(start, self.do(start, PassDice()))
        faded = self.apply(start, self.do(start, Stake(house_cents)))
        return (*wagers, Wager(COVER, ((faded, 1),), COVER, house_cents))

    def _faded(self) -> Iterator[Wager[HazardTable]]:
        """The covers of another seat's bank, by its main."""
        least_cents, (_, staked) = self._terms.min_cents, self._terms.cover_pay
        stake_cents = -(-least_cents // staked) * staked  # so that the pay is in whole cents
        start = sharing.handed(seated({"player": stake_cents}), "player", has_dice=False)
        for main in MAINS:
            first = sharing.with_marks(start, {sharing.MAIN: (main,)})
            covered = self.apply(first, HazardBankLaid(stake_cents, sharing.covers(first, stake_cents)))
            stakes = Stakes(least_cents, self._terms.max_cents)
            yield Wager(f"{COVER}@{main}", ((covered, 1),), COVER, stake_cents, stakes=stakes)

    def key(self, table: HazardTable) -> Hashable:
        """The state of the hand, who has the dice, and the amount in the bank."""
        return table.phase, table.main, table.chance, table.shooter, table.bank_cents
