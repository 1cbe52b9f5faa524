"""What the dealer's console shows, and what a touch on it asks of the table. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from PySide6.QtCore import Property, QObject, Signal, Slot

from drivers.ports.message import Message
from drivers.ports.table_board import DealerVerb
from terminal.rules.wording import phrase_of
from terminal.screens.dealer.games import TableGames, waiting_text
from terminal.screens.dealer.orders import LABELS, URGED, order_text
from terminal.screens.dealer.round_view import RoundView
from terminal.screens.dealer.seat_bets import SeatBets
from terminal.screens.dealer.seats import SEAT_ROLES, seat_rows, with_seals
from terminal.screens.dealer.voiding import Voiding
from terminal.screens.shared.dealing import dice_text
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.board_rolls import board_rolls
from terminal.screens.shared.table.history import HISTORY_ROLES, history_rows
from terminal.screens.shared.table_clock import TableClock
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.languages import LANGUAGES, Languages
from terminal.screens.translating.marked import translate
from terminal.table.keys import parties
from terminal.table.watching.sight import Sight

VERB_ROLES = ("verb", "label", "note", "open", "urged")
HISTORY = 10
KNOWN_MAX = 8
"""So many names of dealers have room beside each other; any other is typed."""
FACES = range(1, 7)

Warns = Callable[[str], Sequence[Message]]
"""What to say of the keys of the dealer with this name, such as that the certificate ends soon."""
Order = Callable[[str, str], bool]
"""Puts an order to the table: the dealer's name, and the order as text. False if too many wait already."""


@view_model
class Console(QObject):
    """The console of one dealer at a time."""

    changed = Signal()
    languageChanged = Signal()

    def __init__(
        self,
        order: Order,
        now_ms: Callable[[], int],
        *,
        dealer: str = "",
        known: Sequence[str] = (),
        deal_as: Callable[[str], None],
        warns: Warns = lambda _dealer: (),
        parent: QObject | None = None,
    ) -> None:
        """`dealer` is the login name of who deals; `deal_as` is told of another one, who may be one of the `known`."""
        super().__init__(parent)
        self._order = order
        self._deal_as = deal_as
        self._warns = warns
        self._now_ms = now_ms
        self._languages = Languages.of_program()
        self._sight = Sight()
        self._dealer = dealer
        self._naming = not dealer
        self._choosing = False
        self._sent: DealerVerb | None = None
        self._answered = 0
        self._said = self._said_tone = ""
        self._warnings: Sequence[Message] = ()
        self._faces: list[int] = []
        self._table = RoundView(self)
        self._clock = TableClock(now_ms, self)
        self._voiding = Voiding(self)
        self._games = TableGames(self)
        self._seat_bets = SeatBets(self)
        self._name = TypedText(parties.DEALER_NAME_MAX, self)
        self._name.changed.connect(self.changed)
        self._verbs = Rows(VERB_ROLES, self)
        self._seats = Rows(SEAT_ROLES, self)
        self._history = Rows(HISTORY_ROLES, self)
        self._dice = Rows(("die", "face"), self)
        self._known = Rows(("login", "title"), self)
        self._known.show([(login, _spoken(login)) for login in known[:KNOWN_MAX]])
        self._tongues = Rows(("code", "name", "flag", "chosen"), self)
        self._greet()
        self.refresh()

    # What it follows --------------------------------------------------------------------------------------------------

    def show(self, sight: Sight) -> None:
        """Show what was read of the table."""
        before, self._sight = self._sight, sight
        self._table.show(sight)
        moved_on = self._table.number_of(before) != self._table.number_of(sight)
        if moved_on or before.board.verbs.throw != self._throw or not self.entering:
            self._faces = []
        if "choose_shooter" not in self._rounds:
            self._choosing = False
        self._hear(sight)
        self._count()
        self.refresh()

    def _hear(self, sight: Sight) -> None:
        """Say how the table has answered the last order."""
        answer = sight.answer
        if answer is None or answer.number == self._answered:
            return
        self._answered = answer.number
        if self._sent is None:  # the answer to a dealer who has left
            return
        label = translate("Dealer", LABELS[self._sent])
        self._sent = None
        if answer.refused:
            words = answer.worded
            self._say(
                translate("Refusal", answer.refused) if words is None else languages.sentence(phrase_of(words)), "bad"
            )
        else:
            self._say(translate("Dealer", "{0}: done").format(label), "good")

    def _count(self) -> None:
        """Let the clock follow the phase."""
        mode, shown = self._sight.board.mode, self._sight.shown
        whole = {"open": mode.bet_ms, "hurry": mode.hurry_ms}.get(shown.phase, 0) if shown is not None else 0
        self._clock.follow(self._sight.left_ms(self._now_ms()), whole)

    def refresh(self) -> None:
        """Update every text and list."""
        board, count = self._sight.board, self._sight.board.mode.dice if self.entering else 0
        self._faces = [*self._faces, *[0] * count][:count]
        self._dice.show(list(enumerate(self._picked)))
        self._seats.show(seat_rows(with_seals(self._sight), self._table.shooting, self._table.at))
        self._history.show(history_rows(board_rolls(board)[-HISTORY:], self._table.puck_at or None))
        self._voiding.follow(self._rounds.get("void_throw"), self._throw, board.verbs.second)
        self._seat_bets.follow(with_seals(self._sight))
        self._games.follow(board.games, board.mode.sheet, allowed="next_game" in self._rounds)
        self._verbs.show(self._buttons())
        self._table.refresh()
        code = self._languages.code
        self._tongues.show([(one, name, f"flags/{one}.png", one == code) for one, name in LANGUAGES.items()])
        self.changed.emit()

    # Touches ----------------------------------------------------------------------------------------------------------

    @Slot(str)
    def press(self, name: str) -> None:
        """Touch the button of an order."""
        verb: DealerVerb = next(one for one in get_args(DealerVerb) if one == name)
        number = self._rounds.get(verb)
        if not self._open(verb) or number is None:
            return
        match verb:
            case "void_throw":
                self._voiding.begin(number, self._throw)
            case "choose_shooter":
                self._choosing = not self._choosing
                self.refresh()
            case "next_game":
                self._games.begin()
            case "enter_dice":
                self._send(verb, number, dice=list(self._picked))
            case "confirm_dice":
                self._send(verb, number, dice=list(self._sight.board.dice.faces))
            case _:
                self._send(verb, number)

    @Slot()
    def voidThrow(self) -> None:  # noqa: N802 - `void` means something in QML
        """Touch the order in the window of a void throw."""
        if self._voiding.property("whole"):
            number, reason = self._voiding.property("round"), self._voiding.property("reason")
            self._voiding.close()
            self._send("void_throw", number, reason=reason)

    @Slot(str)
    def play(self, sheet: str) -> None:
        """Touch a game in the window of the next one."""
        number, follows = self._rounds.get("next_game"), self._sight.board.games.following is not None
        self._games.close()
        if number is not None and (follows or sheet != self._sight.board.mode.sheet):
            self._send("next_game", number, sheet=sheet)

    @Slot(int)
    def seat(self, seat: int) -> None:
        """Touch a seat: it is to shoot, if a shooter is being chosen; otherwise its bets are shown."""
        number = self._rounds.get("choose_shooter")
        if not self._choosing:
            self._seat_bets.begin(seat)
        elif number is not None:
            self._choosing = False
            self._send("choose_shooter", number, seat=seat)

    @Slot(int, int)
    def pick(self, die: int, face: int) -> None:
        """Touch a face: the die shows it."""
        if self.entering and die < len(self._faces) and face in FACES:
            self._faces[die] = face
            self.refresh()

    @Slot()
    def rename(self) -> None:
        """Ask for the name of another dealer."""
        self._naming = True
        self._name.set("")
        self.changed.emit()

    @Slot()
    def named(self) -> None:
        """The name is typed."""
        if self._login is not None:
            self.take_over(self._login)

    @Slot(str)
    def take_over(self, login: str) -> None:
        """This dealer deals from now on."""
        self._dealer, self._naming, self._sent = login, False, None
        self._deal_as(login)
        self._greet()
        self.refresh()

    @Slot(str)
    def speak(self, code: str) -> None:
        """Speak this language from now on."""
        self._languages.choose(code)
        self._said = self._said_tone = ""
        self.languageChanged.emit()
        self.refresh()

    @property
    def _login(self) -> str | None:
        """The name that is typed as a login, in which a line stands for a space; None if no login can have it."""
        login = "_".join(str(self._name.property("text")).split())
        return login if parties.is_dealer_name(login) else None

    def _send(self, verb: DealerVerb, number: int, **more: object) -> None:
        label = translate("Dealer", LABELS[verb])
        if self._order(self._dealer, order_text(verb, number, self._throw, self._dealer, **more)):
            self._sent = verb
            self._say(translate("Dealer", "{0}: sent to the table").format(label), "care")
        else:
            self._say(translate("Dealer", "The earlier orders are not answered yet."), "bad")
        self.refresh()

    def _greet(self) -> None:
        """Say what there is to say of this dealer's keys, up to the first order."""
        self._say("", "")
        self._warnings = self._warns(self._dealer) if self._dealer else ()

    def _say(self, text: str, tone: str) -> None:
        self._said, self._said_tone, self._warnings = text, tone, ()
        self.changed.emit()

    # The buttons ------------------------------------------------------------------------------------------------------

    @property
    def _rounds(self) -> Mapping[DealerVerb, int]:
        """Each order that the table allows, with the round that it names; none while it cannot be reached."""
        reached = self._sight.read and self._sight.trouble is None
        return self._sight.board.verbs.rounds if reached else {}

    @property
    def _throw(self) -> int:
        """The throw of the round that is under way."""
        return self._sight.board.verbs.throw

    def _open(self, verb: DealerVerb) -> bool:
        """The table allows it, and what it has to say is there: a dealer's name, and both dice."""
        allowed = verb in self._rounds and bool(self._dealer) and self._sent is None
        if verb == "confirm_dice" and self._awaits_another:
            return False
        return allowed and (verb != "enter_dice" or self._entered)

    @property
    def _awaits_another(self) -> bool:
        """This dealer has entered the dice, and it takes another person to confirm them."""
        dice = self._sight.board.dice
        return bool(dice.faces) and dice.another and dice.by.casefold() == self._dealer.casefold()

    @property
    def _picked(self) -> tuple[int, ...]:
        """Each die as it was picked; one that was not is as it lies, so that a slip is put right by one touch."""
        lie = self._sight.board.dice.faces
        return tuple(face or (lie[die] if die < len(lie) else 0) for die, face in enumerate(self._faces))

    @property
    def _entered(self) -> bool:
        """All dice are picked, and they are not those that lie already."""
        picked = self._picked
        return bool(picked) and all(picked) and picked != self._sight.board.dice.faces

    @property
    def _places(self) -> tuple[DealerVerb, ...]:
        """The buttons in their places, which a hand finds without looking."""
        by_hand = self._sight.board.mode.by_hand
        several: tuple[DealerVerb, ...] = ("next_game",) if len(self._sight.board.games.offered) > 1 else ()
        return (
            "open_betting",
            "last_call",
            "no_more_bets",
            "enter_dice" if by_hand else "throw",
            "confirm_dice",
            "void_throw",
            "choose_shooter",
            "resume" if "resume" in self._rounds else "pause",
            *several,
        )

    @property
    def _urged(self) -> DealerVerb | None:
        """What comes next in the round; None if nothing is awaited of the dealer."""
        return next((verb for verb in URGED if verb in self._places and self._open(verb)), None)

    def _buttons(self) -> list[Row]:
        urged = self._urged
        return [self._button(verb, verb == urged) for verb in self._places]

    def _button(self, verb: DealerVerb, urged: bool) -> Row:
        number = self._rounds.get(verb)
        note = translate("Dealer", "round {0}").format(languages.number(number)) if number else ""
        if verb == "next_game":
            note = waiting_text(self._sight.board.games.waits_for)
        return (verb, self._label(verb), note, self._open(verb), urged)

    def _label(self, verb: DealerVerb) -> str:
        lie = self._sight.board.dice.faces
        if verb == "enter_dice" and self._entered:
            return translate("Operator", "Enter {0}").format(dice_text(self._picked))
        if verb == "confirm_dice" and lie:
            return translate("Operator", "Confirm {0}").format(dice_text(lie))
        following = self._sight.board.games.following
        if verb == "next_game" and following is not None:
            return translate("Dealer", "Next game: {0}").format(following.title)
        if verb == "choose_shooter" and self._choosing:
            return translate("Dealer", "Keep the shooter")
        return translate("Dealer", LABELS[verb])

    # What is shown ----------------------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def entering(self) -> bool:
        """Hand-thrown dice can be entered now."""
        return "enter_dice" in self._rounds

    @Property(str, notify=changed)
    def line(self) -> str:
        """The table's answer to the last order; without one, what is to be said of the keys, or what comes next."""
        if self._said:
            return self._said
        if self._warnings:
            return " ".join(map(languages.message_sentence, self._warnings))
        if self._choosing:
            return translate("Dealer", "Touch the seat that shoots next.")
        urged = self._urged
        if self._awaits_another and not self._entered:
            return translate("Dealer", "Another person confirms these dice.")
        if urged is None and self.entering:
            return translate("Dealer", "Touch the face that each die shows.")
        if urged is not None:
            return translate("Dealer", "Next: {0}").format(self._label(urged))
        return translate("Dealer", "Nothing is awaited of the dealer now.") if self._rounds else ""

    @Property(str, notify=changed)
    def flag(self) -> str:
        """The flag of the present language."""
        return f"flags/{self._languages.code}.png"

    table = exposed(QObject, "_table", changed)
    clock = exposed(QObject, "_clock", changed)
    voiding = exposed(QObject, "_voiding", changed)
    games = exposed(QObject, "_games", changed)
    seat_bets = exposed(QObject, "_seat_bets", changed)
    name = exposed(QObject, "_name", changed)
    """What is typed of a dealer's name."""
    verbs = exposed(QObject, "_verbs", changed)
    seats = exposed(QObject, "_seats", changed)
    history = exposed(QObject, "_history", changed)
    dice = exposed(QObject, "_dice", changed)
    """Each die with the face that is picked; 0 for none."""
    known = exposed(QObject, "_known", changed)
    """Dealers whose keys are here."""
    tongues = exposed(QObject, "_tongues", changed)

    @Property(str, notify=changed)
    def dealer(self) -> str:
        """The dealer's name, as people read it."""
        return _spoken(self._dealer)

    @Property(bool, notify=changed)
    def nameable(self) -> bool:
        """What is typed can be a dealer's name."""
        return self._login is not None

    @Property(str, notify=changed)
    def name_trouble(self) -> str:
        """Why what is typed cannot be one; nothing while nothing is typed."""
        if self._login is not None or not self._name.property("text"):
            return ""
        say = translate("Dealer", "A dealer's name has up to {0} letters and digits, and begins with a letter.")
        return say.format(parties.DEALER_NAME_MAX)

    naming = exposed(bool, "_naming", changed)
    """A dealer's name is asked for."""
    choosing = exposed(bool, "_choosing", changed)
    """A touch on a seat makes it the shooter."""

    @Property(str, notify=changed)
    def tone(self) -> str:
        """How the table has answered the last order; ``care`` for a warning."""
        return "care" if self._warnings else self._said_tone


def _spoken(login: str) -> str:
    """A dealer's name, as people read it."""
    return login.replace("_", " ")
