"""The limits of the tables in force: those of the par sheets, narrowed by the parameters; and why some cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import get_args

from drivers.ports.message import Message, message
from terminal.common import money
from terminal.rules.game import AnyGame
from terminal.rules.limits import Range
from terminal.rules.table_limits import KindLimits, LimitedBet, LimitKind, TableLimits, lower
from terminal.settings.parameters import PARAMETERS, Profile

SECTION = "limits"
DEFAULTS = {one.name: one.default for one in PARAMETERS if one.section == SECTION}
"""The parameters of the limits, with the value that leaves the par sheet's."""

Reason = tuple[str, Message]
"""The parameter that cannot be so, and why."""


def table_limits(profile: Profile) -> TableLimits:
    """The limits that these parameters set."""
    kinds = (
        KindLimits(kind, getattr(profile, f"{kind}_min_cents"), getattr(profile, f"{kind}_max_cents"))
        for kind in get_args(LimitKind)
    )
    return TableLimits(
        profile.table_min_cents,
        profile.table_max_cents,
        profile.total_max_cents,
        tuple(one for one in kinds if one.min_cents or one.max_cents),
        profile.take_odds,
        profile.lay_odds,
    )


def narrowed(games: Mapping[str, AnyGame], profile: Profile) -> dict[str, AnyGame]:
    """These games at tables with the limits of these parameters."""
    limits = table_limits(profile)
    return {sheet: game.within(limits) for sheet, game in games.items()}


def without_limits(profile: Profile) -> Profile:
    """The same parameters with the limits of the par sheets."""
    return replace(profile, **{one.field: one.kind.read(one.default) for one in PARAMETERS if one.section == SECTION})


def set_limits(written: Mapping[str, str]) -> dict[str, str]:
    """The parameters that set a limit, as they are written; a journal of an earlier version has none."""
    return {name: written[name] for name in DEFAULTS if written.get(name, DEFAULTS[name]) != DEFAULTS[name]}


def limits_for(game: AnyGame, profile: Profile) -> dict[str, str]:
    """Those of the parameters that set a limit which narrow bets of this game, as they are written."""
    bets = game.limited_bets().values()
    keys = {f"{kind}_{end}" for kind in ("table", "total", *(bet.kind for bet in bets)) for end in ("min", "max")}
    keys |= {f"{bet.side}_odds" for bet in bets if bet.side is not None}
    named = set_limits(profile.as_written())
    return {name: value for name, value in named.items() if name.removeprefix(f"{SECTION}.") in keys}


def contradictions(games: Iterable[AnyGame], profile: Profile) -> Iterator[Reason]:
    """Each parameter that leaves the limits of a par sheet offered, or a bet of it without a stake."""
    limits = table_limits(profile)
    if limits == TableLimits():
        return
    for game in games:
        sheet = game.within(TableLimits())
        found = (*_outside(sheet, limits), *_no_multiple(sheet, limits))
        yield from found or _without_stake(sheet, game.within(limits), profile)


def _outside(sheet: AnyGame, limits: TableLimits) -> Iterator[Reason]:
    """Amounts that the sheet allows on none of the bets that they are for."""
    bets = sheet.limited_bets().values()
    apart = [bet.limits for bet in bets if bet.kind != "odds"]
    yield from _beyond(sheet, "table", (limits.min_cents, limits.max_cents), apart)
    for one in limits.kinds:
        alike = [bet.limits for bet in bets if bet.kind == one.kind]
        yield from _beyond(sheet, one.kind, (one.min_cents, one.max_cents), alike)
    total = Range(min(one.min_cents for one in apart), sheet.max_total_bet_cents)
    yield from _beyond(sheet, "total", (0, limits.max_total_cents), [total])


def _beyond(sheet: AnyGame, key: str, amounts_cents: tuple[int, int], ranges: list[Range]) -> Iterator[Reason]:
    """The amounts that all of these limits exclude."""
    for end, cents in zip(("min", "max"), amounts_cents, strict=True):
        if not cents or not ranges:
            continue
        least = min(one.min_cents for one in ranges)
        tops = [one.max_cents for one in ranges if one.max_cents is not None]
        most = max(tops) if len(tops) == len(ranges) else None
        if cents < least or (most is not None and cents > most):
            name = f"{SECTION}.{key}_{end}"
            amount, low = money.figures(cents), money.figures(least)
            if most is None:
                yield name, message("limits.below", name=name, amount=amount, sheet=sheet.sheet, least=low)
            else:
                high = money.figures(most)
                yield name, message("limits.outside", name=name, amount=amount, sheet=sheet.sheet, least=low, most=high)


def _no_multiple(sheet: AnyGame, limits: TableLimits) -> Iterator[Reason]:
    """Multiples of odds that the sheet does not offer."""
    backing = {bet.side: name for name, bet in sheet.limited_bets().items() if bet.side is not None}
    for side, bet in backing.items():
        most = limits.take_odds if side == "take" else limits.lay_odds
        offered = sheet.odds_multiples(bet)
        if most and offered and most not in offered:
            name = f"{SECTION}.{side}_odds"
            listed = ", ".join(map(str, offered))
            yield name, message("limits.no_multiple", name=name, number=most, sheet=sheet.sheet, multiples=listed)


def _without_stake(sheet: AnyGame, game: AnyGame, profile: Profile) -> Iterator[Reason]:
    """The first bet that the limits leave without a stake, or without one that the chips make."""
    before, total_cents = sheet.limited_bets(), game.max_total_bet_cents
    bets = game.limited_bets()
    for name, bet in bets.items():
        most = lower(_most(bets, bet, game, name), total_cents or 0)
        by, title, low = _set_by(profile, bet), bet.title, money.figures(bet.limits.min_cents)
        if most is not None and most < bet.limits.min_cents:
            high = money.figures(most)
            yield by, message("limits.no_stake", name=by, sheet=sheet.sheet, bet=title, least=low, most=high)
            return
        if not bet.takes_chips or bet.side is not None:  # odds are staked in multiples
            continue
        for chips in _chip_sets(profile, sheet.sheet):
            if _made(chips, before[name], before[name].limits.max_cents) and not _made(chips, bet, most):
                high = "..." if most is None else money.figures(most)
                rail, offered = ", ".join(map(money.figures, chips)), sheet.sheet
                yield (
                    by,
                    message("limits.no_chip", name=by, sheet=offered, bet=title, least=low, most=high, chips=rail),
                )
                return


def _most(bets: Mapping[str, LimitedBet], bet: LimitedBet, game: AnyGame, name: str) -> int | None:
    """The most that the bet may ever hold; odds hold a multiple of the most that their bet may hold."""
    most = bet.limits.max_cents
    base = bets[bet.base].limits.max_cents if bet.base else None
    multiples = game.odds_multiples(name) if bet.side is not None else ()
    return most if base is None or not multiples else lower(most, base * multiples[-1])


def _chip_sets(profile: Profile, sheet: str) -> Iterator[tuple[int, ...]]:
    """The chips on the rail at this sheet, at each denomination."""
    chips_cents = dict(profile.chips_by_sheet).get(sheet, profile.chips_cents)
    for factor in profile.denominations:
        yield tuple(chip * money.cents(factor) // 100 for chip in chips_cents)


def _made(chips_cents: Iterable[int], bet: LimitedBet, most_cents: int | None) -> bool:
    """Whether a chip can be the first one on the field; more of them raise it."""
    least = bet.limits.min_cents
    return any(
        least <= chip and (most_cents is None or chip <= most_cents) and chip % bet.step_cents == 0
        for chip in chips_cents
    )


def _set_by(profile: Profile, bet: LimitedBet) -> str:
    """The parameter that is most likely to blame: that of the kind of bet, before those of the table."""
    keys = [f"{bet.kind}_min", f"{bet.kind}_max"]
    keys += ["take_odds", "lay_odds"] if bet.side is not None else ["table_min", "table_max"]
    values = {
        one.key: one.kind.read(one.default) != getattr(profile, one.field)
        for one in PARAMETERS
        if one.section == SECTION
    }
    return f"{SECTION}.{next((key for key in keys if values[key]), 'total_max')}"
