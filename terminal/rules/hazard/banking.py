"""What the shooter does between the throws: lays a bank, takes it back, keeps the dice or passes them."""

from __future__ import annotations

from terminal.rules.hazard.covering import covers_of
from terminal.rules.hazard.records import HazardBankLaid, HazardBankTakenBack, HazardDiceKept, HazardDicePassed
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import Terms
from terminal.rules.refusal import Refusal, money

WAITING = {
    "stake": "the table waits for a bank",
    "main": "the table waits for the throw that makes the main",
    "first": "the table waits for the first throw after the main",
    "chance": "the table waits for the chance or the main",
    "won": "the dice are to be kept or passed first",
    "lost": "the dice are to be kept or passed first",
}
"""What has to come next in each phase, as a refusal says it."""


def laid(terms: Terms, table: HazardTable, amount_cents: int) -> HazardBankLaid:
    """The bank of this amount. Raises Refusal `phase`, `below_minimum`, `above_maximum` or `balance`."""
    if table.phase != "stake":
        raise refused_now(table, "No bank can be laid")
    _verify_amount(terms, table, amount_cents)
    if table.shooter != HOUSE and amount_cents > table.shooter_cents:
        say = f"The shooter has {money(table.shooter_cents)}, less than a bank of {money(amount_cents)}."
        raise Refusal("balance", say)
    return HazardBankLaid(amount_cents, covers_of(table, amount_cents))


def taken_back(table: HazardTable) -> HazardBankTakenBack:
    """The bank goes back where it came from. Raises Refusal `nothing_to_undo`."""
    if not table.fresh:
        raise Refusal("nothing_to_undo", "No bank has been laid since the last throw.")
    return HazardBankTakenBack(table.bank_cents, table.covers)


def laid_again(terms: Terms, table: HazardTable) -> HazardBankLaid:
    """The bank that was taken back. Raises Refusal `nothing_to_redo`, or what laying it would."""
    if not table.undone_cents:
        raise Refusal("nothing_to_redo", "No bank was taken back that could be laid again.")
    return laid(terms, table, table.undone_cents)


def kept(terms: Terms, table: HazardTable) -> HazardDiceKept:
    """The shooter goes on. Raises Refusal `phase`, `must_pass`, `above_maximum` or `balance`."""
    _verify_decided(table, "kept")
    if table.must_pass:
        why = "the house passes them after a win" if table.phase == "won" else "the chance was lost"
        raise Refusal("must_pass", f"The dice must pass now: {why}.")
    if table.phase == "lost":
        return HazardDiceKept(())
    most_cents = terms.most_riding_cents
    if most_cents is not None and table.bank_cents > most_cents:
        raise Refusal(
            "above_maximum", f"A bank of {money(table.bank_cents)} cannot ride: {money(most_cents)} is the most."
        )
    return HazardDiceKept(covers_of(table, table.bank_cents))


def passed(table: HazardTable) -> HazardDicePassed:
    """The right-hand neighbour gets the dice, the shooter what lies in the bank. Raises Refusal `phase`."""
    if table.phase != "stake":
        _verify_decided(table, "passed")
    return HazardDicePassed(table.faders[0], table.bank_cents)


def limits(terms: Terms, table: HazardTable) -> tuple[int, int | None]:
    """The least and the most that may be laid now. The house always lays the least."""
    return terms.least_cents, terms.least_cents if table.shooter == HOUSE else terms.most_cents


def refused_now(table: HazardTable, what: str) -> Refusal:
    """The refusal `must_pass` or `phase` of what comes at the wrong time."""
    if table.dice_are == "must_pass":
        return Refusal("must_pass", f"{what} now: the dice must pass first.")
    return Refusal("phase", f"{what} now: {WAITING[table.phase]}.")


def _verify_decided(table: HazardTable, done: str) -> None:
    if table.phase not in ("won", "lost"):
        raise refused_now(table, f"The dice cannot be {done}")


def _verify_amount(terms: Terms, table: HazardTable, amount_cents: int) -> None:
    least_cents, most_cents = limits(terms, table)
    whose = "The house lays a bank of" if table.shooter == HOUSE else "A shooter lays a bank of"
    if amount_cents < least_cents:
        raise Refusal("below_minimum", f"{whose} {money(least_cents)} at least, not {money(amount_cents)}.")
    if most_cents is not None and amount_cents > most_cents:
        raise Refusal("above_maximum", f"{whose} {money(most_cents)} at most, not {money(amount_cents)}.")
