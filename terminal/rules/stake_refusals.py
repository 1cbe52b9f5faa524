"""The refusals of stakes and amounts that games with betting fields share; `title` is the bet's name for a person."""

from __future__ import annotations

from terminal.rules.refusal import Button, Cents, Phrase, Refusal, Title


def no_amount_to_put(title: str, amount_cents: int) -> Refusal:
    """Nothing, or less, cannot be bet."""
    say = "{amount} is no amount to put on {bet}."
    return Refusal("below_minimum", say, amount=Cents(amount_cents), bet=Title(title))


def below_minimum(title: str, min_cents: int, stake_cents: int) -> Refusal:
    """The field would hold too little."""
    say = "The least on {bet} is {least}; this would make {stake}."
    return Refusal("below_minimum", say, bet=Title(title), least=Cents(min_cents), stake=Cents(stake_cents))


def above_maximum(title: str, max_cents: int, stake_cents: int) -> Refusal:
    """The field would hold too much."""
    say = "The most on {bet} is {most}; this would make {stake}."
    return Refusal("above_maximum", say, bet=Title(title), most=Cents(max_cents), stake=Cents(stake_cents))


def above_total(title: str, max_cents: int, total_cents: int) -> Refusal:
    """All bets together would be too much."""
    say = "All bets together may be {most}; {bet} would make them {total}."
    return Refusal("above_maximum", say, most=Cents(max_cents), bet=Title(title), total=Cents(total_cents))


def not_whole_cents(title: str, step_cents: int, stake_cents: int) -> Refusal:
    """A win of this stake would be a fraction of a cent."""
    say = "Only multiples of {step} on {bet} pay whole cents; {stake} does not."
    return Refusal("not_whole_cents", say, step=Cents(step_cents), bet=Title(title), stake=Cents(stake_cents))


def not_up(title: str) -> Refusal:
    """There is nothing to take down."""
    return Refusal("not_up", "No {bet} bet is up.", bet=Title(title))


def verify_taken(title: str, stake_cents: int, amount_cents: int) -> None:
    """Raise Refusal `below_minimum` or `not_up` unless this amount can be taken off a bet of this stake."""
    amount = Cents(amount_cents)
    if amount_cents <= 0:
        raise Refusal("below_minimum", "{amount} is no amount to take off {bet}.", amount=amount, bet=Title(title))
    if amount_cents > stake_cents:
        say = "{bet} holds {stake}, which is less than {amount}."
        raise Refusal("not_up", say, bet=Title(title), stake=Cents(stake_cents), amount=amount)


def verify_balance(playable_cents: int, amount_cents: int, what: Phrase | Button) -> None:
    """Raise Refusal `balance` if less than this is left to play with. `what` names what it is for."""
    if amount_cents > playable_cents:
        say = "{what} needs {needed}, and {left} is left to play with."
        raise Refusal("balance", say, what=what, needed=Cents(amount_cents), left=Cents(playable_cents))


def places_nothing(button: str, refusal: Refusal) -> Refusal:
    """A button that places several bets places none of them."""
    if button == "put_up":
        return Refusal(refusal.code, "Nothing is put up: {because}", because=refusal)
    say = "{button} places nothing: {because}"
    return Refusal(refusal.code, say, button=Button(button.title()), because=refusal)
