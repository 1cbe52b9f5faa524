"""The fold: the table after a record. It checks neither rules nor sheet, so old records can always be replayed."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.big_shot import records
from terminal.rules.big_shot.table import BigShotTable, Player, money_of
from terminal.rules.changes import Changes, inverse
from terminal.rules.money_error import MoneyError
from terminal.rules.refusal import money
from terminal.rules.resolution import Resolution, bank_pays_cents

HISTORY_LIMIT = 200
"""How many changes of a player can be undone, redone or cleared one by one; older ones are dropped."""


def apply(table: BigShotTable, record: records.BigShotRecord) -> BigShotTable:
    """The table after the record. Raises MoneyError if a player's money changes by another amount."""
    after = _folded(table, record)
    resolved = record.resolved if isinstance(record, records.Rolled | records.Decided | records.FourthRolled) else ()
    assert all(one.player in table.players for one in resolved), f"{record} decides a bet of an unknown player"
    for name, player in after.players.items():
        paid_cents = sum(bank_pays_cents(one) for one in resolved if one.player == name)
        expected_cents = money_of(table.players[name]) + paid_cents
        if player.playable_cents < 0:
            raise MoneyError(f"{record} would leave {money(player.playable_cents)}")
        assert all(stake > 0 for stake in player.bets.values()), f"{record} would leave a field without a stake"
        if money_of(player) != expected_cents:
            raise MoneyError(f"{record} would make {money_of(player)} cents of {expected_cents}")
    return after


def _folded(table: BigShotTable, record: records.BigShotRecord) -> BigShotTable:
    match record:
        case records.BetsChanged():
            players = table.players | {record.player: _changed(table.players[record.player], record)}
            return replace(table, players=players)
        case records.BetsClosed() | records.Voided():
            return replace(table, closed=True)
        case records.DicePassed():
            return replace(table, shooter=record.shooter)
        case records.Rolled():
            return _rolled(table, record)
        case records.Decided():
            return _decided(table, record)
        case records.FourthRolled():
            shooter = table.shooter if table.hit is None else table.next_shooter  # no hit: the die was others'
            return _coup_over(_settled(table, record.resolved), shooter)


def _changed(player: Player, record: records.BetsChanged) -> Player:
    bets = dict(player.bets)
    for bet, cents in record.changes:
        assert cents, f"{record} does not change {bet}"
        bets[bet] = bets.get(bet, 0) + cents
    left = {bet: bets[bet] for bet in sorted(bets) if bets[bet]}
    playable_cents = player.playable_cents - sum(cents for _, cents in record.changes)
    undo, redo = _history(player, record)
    return Player(playable_cents, left, undo, redo, player.last_bets)


def _history(player: Player, record: records.BetsChanged) -> tuple[tuple[Changes, ...], tuple[Changes, ...]]:
    if record.verb == "undo":
        assert player.undo, "there is no change to undo"
        assert record.changes == inverse(player.undo[-1]), f"{record} does not undo the last change"
        return player.undo[:-1], (*player.redo, player.undo[-1])
    if record.verb == "redo":
        assert player.redo, "there is no change to redo"
        assert record.changes == player.redo[-1], f"{record} is not the change that was undone last"
        return (*player.undo, record.changes), player.redo[:-1]
    return (*player.undo, record.changes)[-HISTORY_LIMIT:], ()


def _rolled(table: BigShotTable, record: records.Rolled) -> BigShotTable:
    assert table.hit is None, f"{record} while stakes on {table.hit} are undecided"
    after = _settled(table, record.resolved)
    players = {
        name: Player(player.playable_cents, player.bets, last_bets=table.players[name].bets)
        for name, player in after.players.items()
    }
    if record.hit is None:
        return _coup_over(replace(after, players=players), record.next_shooter)
    waiting = BigShotTable(players, table.shooter, closed=True, hit=record.hit, next_shooter=record.next_shooter)
    assert waiting.awaiting_decision, f"{record} leaves a choice that no player has"
    return waiting


def _decided(table: BigShotTable, record: records.Decided) -> BigShotTable:
    assert record.player in table.awaiting_decision, f"{record} without a choice"
    risking = (*table.risking, record.player) if record.choice == "risk" else table.risking
    after = replace(_settled(table, record.resolved), risking=risking, thrower=record.thrower)
    assert record.player not in after.awaiting_decision, f"{record} leaves the choice open"
    fourth = bool(risking) and not after.awaiting_decision
    assert (record.thrower is not None) == fourth, f"{record} names a wrong thrower"
    return after if risking or after.awaiting_decision else _coup_over(after, table.next_shooter)


def _settled(table: BigShotTable, resolved: tuple[Resolution, ...]) -> BigShotTable:
    """The table after these bets were paid or lost; all of them leave the felt."""
    players = dict(table.players)
    for one in resolved:
        player = players[one.player]
        if player.bets.get(one.bet) != one.stake_cents:
            raise MoneyError(f"{one} is not the stake that is up")
        assert not one.stays, f"{one} would stay up, and no bet of this game does"
        bets = {bet: stake for bet, stake in player.bets.items() if bet != one.bet}
        playable_cents = player.playable_cents + one.credited_cents
        players[one.player] = replace(player, playable_cents=playable_cents, bets=bets)
    return replace(table, players=players)


def _coup_over(table: BigShotTable, shooter: str | None) -> BigShotTable:
    """The table with an empty felt, open for bets again."""
    assert shooter is not None, "the dice have no next shooter"
    assert shooter in table.players, f"the dice would pass to {shooter}"
    assert not table.bet_cents, f"the coup ended with {money(table.bet_cents)} on the felt"
    return BigShotTable(table.players, shooter)
