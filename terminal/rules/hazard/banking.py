"""The shooter's actions between throws: laying a bank, taking it back, keeping or passing the dice."""

from __future__ import annotations

from terminal.rules.hazard.covering import covers_of
from terminal.rules.hazard.records import HazardBankLaid, HazardBankTakenBack, HazardDiceKept, HazardDicePassed
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import Terms
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


def laid(terms: Terms, table: HazardTable, amount_cents: int) -> HazardBankLaid:
    """Lay a bank of this amount. Raises Refusal `phase`, `below_minimum`, `above_maximum` or `balance`."""
    if table.phase != "stake":
        raise refused_now(table, Phrase("No bank can be laid now"))
    _verify_amount(terms, table, amount_cents)
    if table.shooter != HOUSE and amount_cents > table.shooter_cents:
        raise Refusal(
            "balance",
            "The shooter has {left}, less than a bank of {bank}.",
            left=Cents(table.shooter_cents),
            bank=Cents(amount_cents),
        )
    return HazardBankLaid(amount_cents, covers_of(table, amount_cents))


def taken_back(table: HazardTable) -> HazardBankTakenBack:
    """Take the bank and its cover back. Raises Refusal `nothing_to_undo`."""
    if not table.fresh:
        raise Refusal("nothing_to_undo", "No bank has been laid since the last throw.")
    return HazardBankTakenBack(table.bank_cents, table.covers)


def laid_again(terms: Terms, table: HazardTable) -> HazardBankLaid:
    """Lay the bank that was taken back. Raises Refusal `nothing_to_redo`, or those of `laid`."""
    if not table.undone_cents:
        raise Refusal("nothing_to_redo", "No bank was taken back that could be laid again.")
    return laid(terms, table, table.undone_cents)


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


def passed(table: HazardTable) -> HazardDicePassed:
    """Pass the dice to the right-hand neighbour; the shooter gets what is in the bank. Raises Refusal `phase`."""
    if table.phase != "stake":
        _verify_decided(table, Phrase("The dice cannot be passed now"))
    return HazardDicePassed(table.faders[0], table.bank_cents)


def limits(terms: Terms, table: HazardTable) -> tuple[int, int | None]:
    """The least and the most that may be laid now. The house always lays the least."""
    return terms.min_cents, terms.min_cents if table.shooter == HOUSE else terms.max_cents


def refused_now(table: HazardTable, what: Phrase) -> Refusal:
    """The refusal `must_pass` or `phase` of an action at the wrong time."""
    if table.dice_are == "must_pass":
        return Refusal("must_pass", "{what}: the dice must pass first.", what=what)
    return Refusal("phase", "{what}: {waiting}.", what=what, waiting=WAITING[table.phase])


def _verify_decided(table: HazardTable, what: Phrase) -> None:
    if table.phase not in ("won", "lost"):
        raise refused_now(table, what)


def _verify_amount(terms: Terms, table: HazardTable, amount_cents: int) -> None:
    min_cents, max_cents = limits(terms, table)
    whose = Phrase("The house lays a bank") if table.shooter == HOUSE else Phrase("A shooter lays a bank")
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
