"""What each touch of a player causes, by the room that decides it."""

from __future__ import annotations

from terminal.cabinet import (
    betting,
    breaks,
    choices,
    choosing,
    favourites,
    first_hand,
    options,
    play,
    reality_check,
    repeating,
    reservation,
    session_limits,
    visit,
)
from terminal.cabinet import commands as c
from terminal.cabinet.at_table import saying
from terminal.cabinet.events import Event
from terminal.cabinet.players import consent, logging_in
from terminal.cabinet.state import State
from terminal.cabinet.terms_at import TermsAt


class PlayerCommands(TermsAt, frozen=True):
    """Carries out what a player wants who may touch the screen."""

    def carry_out(self, state: State, command: c.Touch) -> tuple[Event, ...]:
        """What the touch causes. Raises Refusal."""
        assert not isinstance(command, c.ReturnToStation | c.CallAttendant), "these are asked of a reserved station too"
        game = self.terms.game_of(state)
        match command:
            case c.ChooseGame():
                return choosing.choose(self.terms.games, state, command)
            case c.CallDice() | c.PassTheDice() | c.TakeTheDice() | c.PuckOff():
                return self._shoots(state, command)
            case c.CashOut():
                return play.cash_out(self.profile, state, self.now)
            case c.SetOption():
                return options.set_option(self.terms.options, state, command)
            case c.StartAutoRepeat():
                return repeating.start(game, self.profile, state)
            case c.StopAutoRepeat():
                return repeating.stop(state)
            case c.Reserve():
                return reservation.reserve(self.profile, state, command, self.now)
            case c.AnswerRealityCheck() | c.SetLimits() | c.TakeBreak() | c.BeginFirstHand() | c.EndFirstHand():
                return self._takes_care(state, command)
            case c.SaveFavourite() | c.ForgetFavourite() | c.PutUpFavourite() | c.PutUpStrategy():
                return self._with_felts(state, command)
            case (
                c.EndSession() | c.EnterCardPin() | c.PlayWithoutCard() | c.AnswerConsent() | c.LogOut() | c.ForgetMe()
            ):
                return self._comes_or_goes(state, command)
            case _:
                return choices.change(game, state, command, self.now)

    def _shoots(self, state: State, command: c.CallDice | c.PuckOff | c.OfShooter) -> tuple[Event, ...]:
        match command:
            case c.CallDice():
                return betting.roll(self.terms.game_of(state), self.profile, state, self.now)
            case c.PassTheDice():
                return saying.pass_dice(self.profile, state, self.now)
            case c.TakeTheDice():
                return saying.take_dice(self.profile, state, self.now)
            case c.PuckOff():
                return betting.move_puck(self.terms.game_of(state), self.profile, state, self.now)

    def _with_felts(self, state: State, command: c.Felts) -> tuple[Event, ...]:
        game = self.terms.game_of(state)
        match command:
            case c.SaveFavourite():
                return favourites.save(game, self.profile, state, command)
            case c.ForgetFavourite():
                return favourites.forget(state, command)
            case c.PutUpFavourite():
                return favourites.put_up(game, self.profile, state, command)
            case c.PutUpStrategy(name):
                strategy = self.terms.strategies.get(name)
                return favourites.put_up_strategy(game, self.profile, strategy, state, command)

    def _comes_or_goes(self, state: State, command: c.OfPlayer | c.EndSession) -> tuple[Event, ...]:
        match command:
            case c.EndSession():
                return visit.end_session(state)
            case c.EnterCardPin():
                return logging_in.enter_pin(self.profile, self.terms.options, state, command, self.now)
            case c.PlayWithoutCard():
                return logging_in.set_aside(state, self.now)
            case c.AnswerConsent():
                return consent.answer(self.profile, state, command, self.now)
            case c.LogOut():
                return logging_in.by_touch(state, self.now)
            case c.ForgetMe():
                return consent.forget_me(state, self.now)

    def _takes_care(self, state: State, command: c.Care | c.Lesson) -> tuple[Event, ...]:
        match command:
            case c.BeginFirstHand():
                return first_hand.begin(self.terms.game_of(state), self.profile, state, self.now)
            case c.EndFirstHand():
                return first_hand.end(state, self.now)
            case c.AnswerRealityCheck():
                return reality_check.answer(self.profile, state, command, self.now)
            case c.SetLimits():
                return session_limits.set_limits(self.profile, state, command, self.now)
            case c.TakeBreak():
                return breaks.take(self.profile, state, self.now)
