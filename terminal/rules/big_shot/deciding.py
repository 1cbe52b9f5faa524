"""After three hits: each player takes the win or risks the BIG SHOT, and the fourth die decides the risked bets."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.actions import Decide
from terminal.rules.big_shot import records
from terminal.rules.big_shot.bets import FACES, NUMBER_FIELDS, RISK_HIT, RISK_MISS
from terminal.rules.big_shot.placing import verify_no_big_shot
from terminal.rules.big_shot.records import Decided, FourthRolled
from terminal.rules.big_shot.rolling import won
from terminal.rules.big_shot.shooting import after_shooter
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.choice import Alternative, Choice, Prospect, mean_cents
from terminal.rules.game import Dice
from terminal.rules.refusal import Refusal


def decided(terms: Terms, table: BigShotTable, player: str, choice: records.Choice) -> Decided:
    """Make the player's final choice; a win that is taken is paid at once. Raises Refusal."""
    _verify_choice_open(table, player)
    last = table.awaiting_decision == (player,)
    if choice == "risk":
        return Decided(player, choice, (), _thrower((*table.risking, player), table) if last else None)
    assert table.hit is not None, "a choice is open on no number"
    field = NUMBER_FIELDS[table.hit]
    three_hits = field.wins[(table.hit,) * 3]
    taken = won(terms, field, three_hits, table.players[player].bets[field.name], player)
    return Decided(player, choice, (taken,), _thrower(table.risking, table) if last else None)


def fourth_rolled(terms: Terms, table: BigShotTable, dice: Dice) -> FourthRolled:
    """Settle every risked stake by the fourth die. Raises Refusal `no_big_shot` if none is awaited."""
    if not table.awaiting_fourth_die:
        if table.awaiting_decision:
            verify_no_big_shot(table)
        raise Refusal("no_big_shot", "No BIG SHOT is on: three dice are thrown.")
    assert table.hit is not None, "the fourth die is awaited for no number"
    field = NUMBER_FIELDS[table.hit]
    pay = RISK_HIT if dice == (table.hit,) else RISK_MISS
    stakes = ((name, table.players[name].bets[field.name]) for name in table.players if name in table.risking)
    resolved = tuple(won(terms, field, pay, stake_cents, name) for name, stake_cents in stakes)
    assert table.thrower is not None, "the fourth die has no thrower"
    return FourthRolled(dice, resolved, table.thrower)


def open_choice(terms: Terms, table: BigShotTable, player: str) -> Choice | None:
    """The player's choice after three hits; None if there is none, or it is made."""
    if player not in table.awaiting_decision:
        return None
    assert table.hit is not None, "a choice is open on no number"
    field = NUMBER_FIELDS[table.hit]
    stake_cents = table.players[player].bets[field.name]
    certain = (_prospect(terms, field.wins[(table.hit,) * 3], stake_cents, Fraction(1)),)
    risked = (
        _prospect(terms, RISK_HIT, stake_cents, Fraction(1, len(FACES))),
        _prospect(terms, RISK_MISS, stake_cents, Fraction(len(FACES) - 1, len(FACES))),
    )
    return Choice(
        "big_shot",
        (
            Alternative("take", Decide(player, "take"), mean_cents(certain), certain),
            Alternative("risk", Decide(player, "risk"), mean_cents(risked), risked),
        ),
        otherwise="take",
        bet=field.name,
        stake_cents=stake_cents,
    )


def _prospect(terms: Terms, pay: str, stake_cents: int, probability: Fraction) -> Prospect:
    won, staked = terms.pays[pay]
    return Prospect(probability, stake_cents + terms.profit_cents(pay, stake_cents), f"{won}:{staked}")


def _verify_choice_open(table: BigShotTable, player: str) -> None:
    if player in table.awaiting_decision:
        return
    if player in table.risking:
        raise Refusal("no_decision_open", "The BIG SHOT was chosen, and a choice is final.")
    if table.awaiting_decision:
        say = "{player} has no choice open; still to choose: {names}."
        raise Refusal("no_decision_open", say, player=player, names=table.awaiting_decision)
    raise Refusal("no_decision_open", "No choice is open: no player has three hits.")


def _thrower(risking: tuple[str, ...], table: BigShotTable) -> str | None:
    """The shooter, if he also risks; else the first player after him on the list who does; None if no player risks."""
    order = (table.shooter, *after_shooter(table))
    return next((name for name in order if name in risking), None)
