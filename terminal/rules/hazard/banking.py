"""The shooter's actions between throws: laying a bank, taking it back, keeping or passing the dice."""

from __future__ import annotations

from terminal.rules.hazard.covering import covers_of
from terminal.rules.hazard.mains import MAINS
from terminal.rules.hazard.records import (
    Dice,
    HazardBankLaid,
    HazardBankTakenBack,
    HazardDiceKept,
    HazardDicePassed,
    HazardMainCalled,
    Verb,
)
from terminal.rules.hazard.table import HOUSE, HazardTable, without_bank
from terminal.rules.hazard.terms import BANK, COVER, Terms
from terminal.rules.refusal import Cents, Phrase, Refusal

WAITING = {
    "stake": Phrase("the table waits for a bank"),
    "main": Phrase("the table waits for the throw that makes the main"),
    "first": Phrase("the table waits for the first throw after the main"),
    "chance": Phrase("the table waits for the chance or the main"),
    "won": Phrase("the dice are to be kept or passed first"),
    "lost": Phrase("the dice are to be kept or passed first"),
}
"""What must come next in each phase, in the words of a refusal."""


TITLE, COVER_TITLE = "Bank", "Cover"
"""The titles of the bank, and of the stake against another's, in sentences."""


def laid(terms: Terms, table: HazardTable, amount_cents: int) -> HazardBankLaid:
    """Lay a bank of this amount. Raises Refusal `phase`, `below_minimum`, `above_maximum` or `balance`."""
    if table.shared:
        verify_bet(terms, table, bet_of(table))
        return bank_set(terms, table, table.laid_cents + amount_cents, "stake")
    if table.phase != "stake":
        raise refused_now(table, Phrase("No bank can be laid now"))
    return bank_set(terms, table, amount_cents, "stake")


def taken_back(table: HazardTable, verb: Verb = "undo") -> HazardBankTakenBack:
    """Take the bank and its cover back. Raises Refusal `nothing_to_undo`."""
    if not table.fresh:
        raise Refusal("nothing_to_undo", "No bank has been laid since the last throw.")
    return HazardBankTakenBack(table.bank_cents, table.covers, verb)


def main_called(terms: Terms, table: HazardTable, main: int | None) -> HazardMainCalled:
    """Name the main, or throw for it after all. Raises Refusal `not_in_variant`, `no_such_number` or `phase`."""
    if not terms.main_is_chosen:
        raise Refusal("not_in_variant", "The main is always thrown for at this table.")
    if main is not None and main not in MAINS:
        raise Refusal("no_such_number", "The main is one of {mains}.", mains=", ".join(map(str, MAINS)))
    if table.shooter == HOUSE and not table.shared:
        raise Refusal("phase", "The house has the dice, and its main is that of the sheet.")
    if table.shooter == HOUSE:
        raise Refusal("phase", "The seat with the dice names the main.")
    what = Phrase("The main cannot be named now")
    if table.shared and not table.bank_cents:
        raise Refusal("phase", "Lay your bank first: then you can name the main for it.")
    if table.phase != ("stake" if table.shared else "main") and not table.called:
        raise refused_now(table, what)
    if table.event == "no_main":
        raise Refusal("phase", "The main cannot be named now: it is being thrown for.")
    if main == table.main:
        raise Refusal("phase", "The main is that already.")
    return HazardMainCalled(main)


def kept(terms: Terms, table: HazardTable) -> HazardDiceKept:
    """Keep the dice. Raises Refusal `phase`, `must_pass`, `above_maximum` or `balance`."""
    _verify_decided(table, Phrase("The dice cannot be kept now"))
    if table.must_pass:
        if table.phase == "won":
            raise Refusal("must_pass", "The dice must pass now: the house passes them after a win.")
        raise Refusal("must_pass", "The dice must pass now: the chance was lost.")
    if table.phase == "lost":
        return HazardDiceKept(())
    max_cents = terms.max_riding_cents
    if max_cents is not None and table.bank_cents > max_cents:
        raise Refusal(
            "above_maximum",
            "A bank of {bank} cannot ride: {most} is the most.",
            bank=Cents(table.bank_cents),
            most=Cents(max_cents),
        )
    return HazardDiceKept(covers_of(table, table.bank_cents))


def passed(terms: Terms, table: HazardTable) -> HazardDicePassed:
    """Pass the dice to the right-hand neighbour; the shooter gets what is in the bank. Raises Refusal `phase`.

    From a player alone they go to the house, or come straight back if the house does not shoot.
    """
    if table.phase != "stake" or table.shared:
        _verify_decided(table, Phrase("The dice cannot be passed now"))
    neighbour = table.faders[0]
    back = neighbour == HOUSE and not terms.house_shoots and not table.shared
    return HazardDicePassed(table.shooter if back else neighbour, table.bank_cents)


def limits(terms: Terms, table: HazardTable) -> tuple[int, int | None]:
    """The least and the most that may be laid now. A house that shoots always lays the same."""
    if table.shooter == HOUSE and not table.shared:
        return terms.house_bank_cents, terms.house_bank_cents
    return terms.min_cents, terms.max_cents


def refused_now(table: HazardTable, what: Phrase) -> Refusal:
    """The refusal `must_pass` or `phase` of an action at the wrong time."""
    if table.dice_are == "must_pass":
        return Refusal("must_pass", "{what}: the dice must pass first.", what=what)
    return Refusal("phase", "{what}: {waiting}.", what=what, waiting=WAITING[table.phase])


def bet_of(table: HazardTable) -> str:
    """The player's bet at a shared table: the bank with the dice, and a cover without them."""
    return COVER if table.shooter == HOUSE else BANK


def verify_bet(terms: Terms, table: HazardTable, bet: str) -> None:
    """At a shared table: this bet can be laid or changed now. Raises Refusal."""
    if bet != bet_of(table):
        if bet == BANK:
            raise Refusal("phase", "Another seat has the dice: only their shooter lays a bank.")
        raise Refusal("phase", "You have the dice: lay your bank, and the others fade it.")
    if bet == COVER and not terms.fading:
        raise Refusal("not_in_variant", "Nobody fades at this table: only the seat with the dice plays.")
    if table.bank_cents and not table.fresh:
        raise Refusal("locked", "What lies stays until the dice decide it, and nothing is added to it.")
    if table.phase == "chance" or (bet == BANK and table.phase != "stake" and not table.fresh):
        raise Refusal("phase", "A hand is played: bets are taken again with the next one.")


def _verify_decided(table: HazardTable, what: Phrase) -> None:
    if table.phase not in ("won", "lost"):
        raise refused_now(table, what)


def bank_set(terms: Terms, table: HazardTable, amount_cents: int, verb: Verb, dice: Dice = "") -> HazardBankLaid:
    """Let the bank be this much. Raises Refusal `below_minimum`, `above_maximum` or `balance`."""
    _verify_amount(terms, table, amount_cents)
    before = without_bank(table)
    if table.shared and table.shooter == HOUSE:
        if amount_cents > before.faders_cents:
            left, cover = Cents(before.faders_cents), Cents(amount_cents)
            raise Refusal("balance", "You have {left}, less than a cover of {cover}.", left=left, cover=cover)
        return HazardBankLaid(amount_cents, covers_of(before, amount_cents), table.laid_cents, verb)
    if table.shooter != HOUSE and amount_cents > before.shooter_cents:
        raise Refusal(
            "balance",
            "The shooter has {left}, less than a bank of {bank}.",
            left=Cents(before.shooter_cents),
            bank=Cents(amount_cents),
        )
    main = terms.house_main if table.shooter == HOUSE else None
    return HazardBankLaid(amount_cents, covers_of(before, amount_cents), table.laid_cents, verb, main, dice)


def _verify_amount(terms: Terms, table: HazardTable, amount_cents: int) -> None:
    min_cents, max_cents = limits(terms, table)
    whose = Phrase("The house lays a bank") if table.shooter == HOUSE else Phrase("A shooter lays a bank")
    if table.shared and table.shooter == HOUSE:
        whose = Phrase("A fader lays a cover")
    if amount_cents < min_cents:
        raise Refusal(
            "below_minimum",
            "{whose} of {least} at least, not {amount}.",
            whose=whose,
            least=Cents(min_cents),
            amount=Cents(amount_cents),
        )
    if max_cents is not None and amount_cents > max_cents:
        raise Refusal(
            "above_maximum",
            "{whose} of {most} at most, not {amount}.",
            whose=whose,
            most=Cents(max_cents),
            amount=Cents(amount_cents),
        )
