"""What the figures of the document mean, and how they were computed."""

from __future__ import annotations

TEXT = """
Method: Every figure is exact. The rules of the game, the very ones that are played, roll each bet out over all that
the dice can show until it is decided; the absorbing chain that this makes is solved in fractions. No figure comes from
a formula for a bet, and none from chance.

A bet: Each bet is taken alone on the felt, with a stake on which every pay comes out in whole cents, left up until it
is decided, and always working, whatever the house rule for the come-out roll. Odds count from the roll after they are
placed. A bet that may be placed on several Points meets each as often as a come-out roll sets it. A bet that stays up
after a win is decided by it, and counts from there as a new one.

Pays: Units won to units staked; the stake comes back with the win.

Win, push, lose: The probabilities of the ends of a bet; they add up to 1. At a push the stake comes back and nothing is
won. A push counts as a bet made.

House edge: Minus the expected profit, divided by what is put down: the stake and the commission that is paid up front.

RTP: Return to player: 1 minus the house edge; what comes back of what is put down, on average.

Mean rolls: How many rolls a bet sees, on average, until it is decided.

Edge per roll: The house edge divided by the mean rolls.

Volatility index: 1.65 times the standard deviation of the profit of one decided bet, per unit put down. After n decided
bets of equal stake, n being large, the actual return lies in nine cases of ten within the RTP plus or minus the
volatility index divided by √n.

SHA-256: Of the bytes of the par sheet's file. The program names the same digest for the sheet under which it plays.
"""


def definitions() -> list[tuple[str, str]]:
    """Each term with its meaning, in the order in which the tables use them."""
    paragraphs = (" ".join(paragraph.split()) for paragraph in TEXT.strip().split("\n\n"))
    return [(term, meaning) for term, _, meaning in (paragraph.partition(": ") for paragraph in paragraphs)]
