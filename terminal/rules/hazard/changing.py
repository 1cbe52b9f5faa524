"""Changes of the bank before the dice are thrown for it: raising, reducing, doubling, repeating, undoing."""

from __future__ import annotations

from terminal.rules import stake_refusals as refusals
from terminal.rules.actions import ClearAll, ClearLast, Double, PlaceWager, Redo, Repeat, TakeDown, Undo
from terminal.rules.hazard.banking import COVER_TITLE, TITLE, bank_set, bet_of, refused_now, taken_back, verify_bet
from terminal.rules.hazard.records import Dice, HazardBankLaid, HazardBankTakenBack, Verb
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import BANK, COVER, Terms
from terminal.rules.refusal import Phrase, Refusal

BankAction = PlaceWager | TakeDown | Undo | Redo | ClearLast | ClearAll | Double | Repeat
"""The actions that games with betting fields share."""

Changed = HazardBankLaid | HazardBankTakenBack


def changed(terms: Terms, table: HazardTable, ask: BankAction) -> Changed:
    """The bank after the action. Raises Refusal."""
    if table.asks and not (isinstance(ask, PlaceWager | TakeDown) and ask.bet not in (BANK, COVER)):
        raise Refusal(
            "decision_open", "First say whether the dice are kept or passed, or the bank of the house covered."
        )
    match ask:
        case PlaceWager(bet, amount_cents):
            _verify_field(table, bet)
            return _placed(terms, table, bet, amount_cents)
        case TakeDown(bet, amount_cents):
            _verify_field(table, bet)
            return _removed(terms, table, bet, amount_cents)
        case Undo():
            return _undone(terms, table)
        case Redo():
            return _redone(terms, table)
        case ClearLast():
            _verify_clearable(table)
            return _back_to(terms, table, _before_last_raise(table), "clear_last")
        case ClearAll():
            _verify_clearable(table)
            return taken_back(table, "clear_all")
        case Double():
            return _doubled(terms, table)
    return _repeated(terms, table)


def _verify_field(table: HazardTable, bet: str) -> None:
    if bet != BANK and not (bet == COVER and table.shared):
        raise Refusal("not_in_variant", "Hazard has one field, the bank.")


def _title(bet: str) -> str:
    return COVER_TITLE if bet == COVER else TITLE


def _placed(terms: Terms, table: HazardTable, bet: str, amount_cents: int) -> HazardBankLaid:
    if amount_cents <= 0:
        raise refusals.no_amount_to_put(_title(bet), amount_cents)
    if table.shared:
        verify_bet(terms, table, bet)
    dice = _dice_for_a_bank(table)
    return bank_set(terms, table, table.laid_cents + amount_cents, "place", dice)


def _removed(terms: Terms, table: HazardTable, bet: str, amount_cents: int | None) -> Changed:
    if not table.bank_cents or (table.shared and bet != bet_of(table)):
        raise refusals.not_up(_title(bet))
    if not table.fresh:
        raise Refusal("locked", "The bank stays until the dice decide it, or until they are passed.")
    amount_cents = table.bank_cents if amount_cents is None else amount_cents
    refusals.verify_taken(_title(bet), table.bank_cents, amount_cents)
    return _back_to(terms, table, table.bank_cents - amount_cents, "remove")


def _verify_clearable(table: HazardTable) -> None:
    if not table.fresh:
        raise Refusal("nothing_to_clear", "No bet is up that could be cleared.")


def _before_last_raise(table: HazardTable) -> int:
    """The bank as it was before it was raised last; 0 if it was laid by that."""
    return next((cents for cents in reversed(table.earlier) if cents < table.bank_cents), 0)


def _undone(terms: Terms, table: HazardTable) -> Changed:
    if not table.earlier:
        raise Refusal("nothing_to_undo", "No bank has been laid since the last throw.")
    return _back_to(terms, table, table.earlier[-1], "undo")


def _redone(terms: Terms, table: HazardTable) -> Changed:
    if not table.undone:
        raise Refusal("nothing_to_redo", "No bank was taken back that could be laid again.")
    return _back_to(terms, table, table.undone[-1], "redo")


def _back_to(terms: Terms, table: HazardTable, cents: int, verb: Verb) -> Changed:
    return bank_set(terms, table, cents, verb) if cents else taken_back(table, verb)


def _doubled(terms: Terms, table: HazardTable) -> HazardBankLaid:
    if not table.fresh or (table.shooter == HOUSE and not table.shared):
        raise Refusal("nothing_to_double", "No bet is up that could be doubled.")
    return bank_set(terms, table, 2 * table.bank_cents, "double")


def _repeated(terms: Terms, table: HazardTable) -> HazardBankLaid:
    """Lay the bank of the last hand again, as it was before it rode. A larger one stays as it is."""
    if table.shared:
        verify_bet(terms, table, bet_of(table))
    missing = table.last_cents > table.laid_cents and (table.shooter != HOUSE or table.shared)
    if not missing or table.phase not in ("stake", "lost", "main", "first") or (table.bank_cents and not table.fresh):
        raise Refusal("nothing_to_repeat", "The bank of the last hand is up, or there was none.")
    return bank_set(terms, table, table.last_cents, "repeat", _dice_for_a_bank(table))


def _dice_for_a_bank(table: HazardTable) -> Dice:
    """What a new bank does with the dice. Raises Refusal `phase` or `must_pass`.

    After a lost hand it keeps them. If they must pass to a house that does not shoot, they come back with the new hand.
    """
    if table.phase == "stake" or table.fresh or table.shared:
        return ""
    if table.phase != "lost" or not table.alone:
        raise refused_now(table, Phrase("No bank can be laid now"))
    return "passed" if table.must_pass else "kept"
