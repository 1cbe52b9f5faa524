"""`./kiosk dice-stats`: the dice results in a journal, generator by generator, and how fair they are."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM, ROOT

if TYPE_CHECKING:
    from terminal.fairness.watch import DiceAlarm

KINDS = ("device_back", "dice_settled", "dice_seen", "dice_alarmed", "dice_alarms_acknowledged")
"""The events about dice."""
USUAL_DICE = 2


@click.command("dice-stats")
@click.argument("journal", type=CallersPath(dir_okay=False), required=False)
@click.option("--param", type=CallersPath(), default=PARAM, help="The Param.ini that names the journal.")
@click.option(
    "--life",
    is_flag=True,
    help="Ignore acknowledged alarms: count from each generator's first throw in the journal.",
)
def command(journal: Path | None, param: Path, life: bool) -> None:
    """Print the dice statistics of a journal; without JOURNAL, of the cabinet's own."""
    import msgspec

    from terminal.journal.errors import JournalError
    from terminal.journal.reading import missing_end
    from terminal.start.loading import load_settings
    from terminal.start.no_play import NoPlayError

    try:
        path = journal or ROOT / load_settings(param).journal_path
        for text in _texts(path, life=life):
            click.echo(text)
        missing = missing_end(path)
    except (JournalError, NoPlayError) as error:
        raise click.ClickException(str(error)) from error
    except msgspec.MsgspecError as error:
        raise click.ClickException(f"An event of the journal makes no sense ({error})") from error
    if missing is not None:
        raise click.ClickException(str(missing))


def _texts(path: Path, *, life: bool) -> Iterator[str]:
    """Every generator's report, then every alarm."""
    from terminal.cabinet.events import (
        DeviceBack,
        DiceAlarmed,
        DiceAlarmsAcknowledged,
        DiceSeen,
        DiceSettled,
        from_bytes,
    )
    from terminal.fairness.printing import as_text
    from terminal.fairness.report import report
    from terminal.fairness.watch import Watch, acknowledged, thrown
    from terminal.journal.reading import look_back, read
    from terminal.recall.practice import NOTE, of_practice

    with look_back(path) as history:
        if of_practice(history):
            yield NOTE
    now, alarms = "", list[str]()
    watches: dict[str, Watch] = {}
    for row in read(path):
        if row.kind not in KINDS:
            continue
        watch = watches.get(now, Watch(now))
        match from_bytes(row.body):
            case DeviceBack("dice", identity):
                now = identity
            case DiceSettled(_, record):
                watches[now] = thrown(watch, record.dice)
            case DiceSeen(dice=dice):  # by a station of a shared table, on which nothing of its own was up
                watches[now] = thrown(watch, dice)
            case DiceAlarmsAcknowledged():
                watches[now] = watch if life else acknowledged(watch)
                alarms.append(f"{_when(row.at_ms)}  acknowledged by a technician")
            case DiceAlarmed(one):
                alarms.append(f"{_when(row.at_ms)}  {_alarm(one)}")
    yield "\n\n".join(as_text(report(watch)) for watch in watches.values()) or "No dice were thrown."
    if alarms:
        yield "\n".join(["", "Alarms", *alarms])


def _alarm(one: DiceAlarm) -> str:
    of = "" if one.dice == USUAL_DICE else f" of {one.dice} dice" if one.dice > 1 else " of one die"
    return f"{one.scope} {one.test}{of}: chi-square {one.chi_square} at {one.throws} throws, limit {one.limit}"


def _when(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms // 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
