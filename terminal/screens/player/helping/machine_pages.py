"""The pages on the machine: the special buttons, chips and touches, buttons and money, and the house rules."""

from __future__ import annotations

from terminal.rules.games import GAMES
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.player.idling.attract_panels import MALFUNCTION
from terminal.screens.shared.line.switched import KINDS
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def special_page(terms: Terms) -> Page | None:
    """Set Bets, the puck's button, and the buttons that spread chips; None for a game without."""
    if not terms.cabinet.game.has_switches:
        return None
    return Page(
        translate("Help", "Special buttons"),
        passages(
            Passage(translate("Help", "Set Bets Off, Set Bets On"), _switch(terms)),
            Passage(translate("Help", "Puck OFF"), _puck()) if terms.cabinet.puck_can_be_reset else None,
            Passage(
                all_of([languages.button_title(name.title()) for name in terms.cabinet.game.buttons]), _buttons(terms)
            ),
        ),
        point=6,
    )


def _switch(terms: Terms) -> str:
    found = {bet.switch for bet in terms.book.values()}
    kinds = [translate("Player", title) for kind, title in KINDS.items() if kind in found]
    first = [terms.group_name(group) for group in ("place", "buy") if terms.bets(group)]
    return sentences(
        translate("Help", "While they are off, no roll decides your {0} bets.").format(all_of(kinds)),
        translate("Help", "They stay off until you switch them on.")
        if terms.says("off_lasts", "until_on")
        else translate("Help", "They are off for the next roll only."),
        translate("Help", "Lay is on again once the Point is made or a 7 has come.") if "lay" in found else "",
        translate("Help", "After a seven-out your first {0} bet switches them off by itself.").format(any_of(first))
        if terms.says("auto_off_after_seven_out", "true")
        else "",
    )


def _puck() -> str:
    return sentences(
        translate("Help", "Offered while no bet needs the puck. It moves the puck to OFF:"),
        translate("Help", "the next roll is a come-out roll, and bets that can be switched off are off."),
    )


def _buttons(terms: Terms) -> str:
    spread = translate("Help", "{0} puts your chip on Place {1}, but not on the Point.")
    return sentences(
        translate("Help", "Press puts as much again on the Place bet on the Point.")
        if "press" in terms.cabinet.game.buttons
        else "",
        *(
            spread.format(languages.button_title(name.title()), all_of(numbers))
            for name, numbers in terms.cabinet.game.buttons.items()
            if numbers
        ),
        translate("Help", "They work while the puck is ON and a line, Field or one-roll bet is up."),
        translate("Help", "Either all of their bets are placed or none."),
    )


def touch_page() -> Page:
    """The touch gestures."""
    return Page(
        translate("Help", "Chips and touches"),
        passages(
            Passage(
                translate("Help", "Tap"),
                translate("Help", "Tap a chip to choose it, then tap a field: each tap puts one more of it there."),
            ),
            Passage(
                translate("Help", "Drag"),
                sentences(
                    translate("Help", "Or drag a chip to its field."),
                    translate("Help", "Drag a bet off the felt to take it down."),
                ),
            ),
            Passage(
                translate("Help", "Hold"),
                sentences(
                    translate("Help", "Rest a finger on a field for a second: a card tells what wins and what loses,"),
                    translate("Help", "what it pays, its limits and the house edge."),
                    translate("Help", "There you can also take single chips off."),
                ),
            ),
            Passage(
                translate("Help", "Dark fields and the padlock"),
                sentences(
                    translate("Help", "A dark field takes no chips now: tap it, and the line above says why."),
                    translate("Help", "A bet with a padlock stays as it is until it is decided."),
                ),
            ),
        ),
    )


def _favourites(terms: Terms) -> tuple[Passage, ...]:
    """What the window of favourites has at this game."""
    cabinet = terms.cabinet
    if not cabinet.offers_favourites:
        return ()
    saves = cabinet.profile.favourites_max and cabinet.game.puts_felts_up
    said = sentences(
        translate("Help", "Save the bets that are up under a name; one touch puts them all up again.") if saves else "",
        translate("Help", "Strategies show their house edge and their cost before you put them up.")
        if cabinet.strategies_offered
        else "",
    )
    return (Passage(translate("Help", "Favourites"), said),)


def buttons_page(terms: Terms) -> Page:
    """The buttons below the felt, money and tickets."""
    return Page(
        translate("Help", "Buttons, money and tickets"),
        passages(
            Passage(translate("Help", "Roll"), _roll(terms)),
            Passage(
                translate("Help", "Repeat and Double"),
                sentences(
                    translate("Help", "Repeat bets what you bet on the last round; Double doubles all that is up."),
                    translate("Help", "Hold Repeat for three seconds to repeat after every roll.")
                    if terms.cabinet.profile.auto_repeat
                    else "",
                ),
            ),
            *_favourites(terms),
            Passage(
                translate("Help", "Undo, Redo and Clear"),
                sentences(
                    translate("Help", "Undo takes back your last step since the last roll, Redo does it again."),
                    translate("Help", "Clear takes down the last bet, pressed twice all of them."),
                ),
            ),
            Passage(
                translate("Help", "Credit"),
                sentences(
                    translate("Help", "Insert a bill to play. Credit is all that is yours, bets included;"),
                    translate("Help", "Playable is what you may still bet."),
                ),
            ),
            Passage(
                translate("Help", "Cash out"),
                translate("Help", "Prints your whole credit as a ticket, once no bet is up. The cashier pays it."),
            ),
        ),
    )


def _roll(terms: Terms) -> str:
    if terms.cabinet.profile.is_station:
        return translate("Help", "It says what it does for you now, or why it waits.")
    match terms.cabinet.profile.mode:
        case "roll":
            return translate("Help", "Throws the dice once your bets are down.")
        case "auto" | "video":
            return translate("Help", "The dice are thrown when the betting time is over, or earlier when you press it.")
    return translate("Help", "The dealer closes the bets and throws the dice.")


def house_page(terms: Terms) -> Page:
    """The house rules of the sheet, and the rules for malfunctions."""
    return Page(
        translate("Help", "House rules"),
        passages(
            None
            if GAMES[terms.cabinet.game.name].wins_wait
            else Passage(translate("Help", "Winning bets"), _winners(terms)),
            Passage(translate("Help", "Come-out rolls"), _boxes(terms)) if terms.cabinet.game.points else None,
            Passage(translate("Help", "Cents"), _cents(terms)),
            Passage(translate("Help", "Limits"), _limits(terms)),
            Passage(
                translate("Help", "Malfunction"),
                sentences(
                    translate("Player", MALFUNCTION),
                    translate("Help", "A throw that cannot be read does not count, and bets stay as they are."),
                ),
            ),
        ),
    )


def _winners(terms: Terms) -> str:
    back = translate("Help", "Every bet that wins comes back with its win.")
    if not terms.says("winners", "stay"):
        return back
    staying = dict.fromkeys(bet.group for bet in terms.book.values() if bet.can_stay)
    names = all_of([terms.group_name(group) for group in staying])
    return sentences(
        translate("Help", "When one of these bets wins, it stays up and the win goes to your credit: {0}.").format(
            names
        ),
        translate("Help", "All others come back with their win."),
    )


def _boxes(terms: Terms) -> str:
    boxes = dict.fromkeys(bet.group for bet in terms.book.values() if bet.box)
    names = all_of([terms.group_name(group) for group in boxes])
    if terms.says("box_on_come_out", "working"):
        return translate("Help", "These bets play on every roll, come-out rolls too: {0}.").format(names)
    return translate("Help", "These bets are off on come-out rolls: {0}.").format(names)


def _cents(terms: Terms) -> str:
    if terms.says("payout_rounding", "none"):
        return translate("Help", "Only bets that pay in whole cents are taken.")
    return translate("Help", "Wins are paid in whole cents; any fraction of a cent stays with the house.")


def _limits(terms: Terms) -> str:
    max_cents = terms.cabinet.game.max_total_bet_cents
    return sentences(
        translate("Help", "Each field has its own: hold a finger on it, or choose Show Bet Limits in the options."),
        translate("Help", "All bets together may be {0} at most.").format(
            languages.amount(max_cents, terms.cabinet.profile.currency)
        )
        if max_cents is not None
        else "",
    )
