"""`./kiosk dice-test`: records raw throws, or the random bytes behind them, for a laboratory's own tests."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from terminal.commands.paths import CallersPath, seen_from_caller
from terminal.commands.progress import progress_bar

if TYPE_CHECKING:
    from drivers.dice.source import CheckedSource

MAX_THROWS = 1_000_000_000
INTERNAL = "internal"
SERIAL = "serial:"
MAX_DICE = 4
INTERNAL_IDENTITY = "BOXMAN INTERNAL RNG, the operating system's generator behind health tests, {dice} dice"

Line = tuple[str, bool]
"""A line of the file, and whether the throw counts."""


@click.command("dice-test")
@click.option("--throws", type=click.IntRange(1, MAX_THROWS), required=True, help="How many throws to make.")
@click.option(
    "--source",
    default=INTERNAL,
    show_default=True,
    help="internal, or a dice generator's port, such as var/rig/dice or /dev/ttyUSB0, that no terminal is using.",
)
@click.option(
    "--dice", type=click.IntRange(1, MAX_DICE), default=2, show_default=True, help="How many dice each throw has."
)
@click.option("--out", type=CallersPath(dir_okay=False), required=True, help="The file to create.")
@click.option("--raw", is_flag=True, help="Write the random bytes before scaling instead of throws; internal only.")
def command(throws: int, source: str, dice: int, out: Path, raw: bool) -> None:
    """Write raw throws into a file, one per line, in order and without omissions. Ctrl-C ends it early."""
    if raw and source != INTERNAL:
        raise click.ClickException("Only the internal source has bytes to write: leave --raw or --source out")
    if out.exists():
        raise click.ClickException(f"{out} is there already, and is not overwritten")
    source = _port(source)
    try:
        with _until_interrupted() as ended:
            written = _written(throws, source, dice, out, ended, raw=raw)
    except OSError as error:
        raise click.ClickException(f"{out} cannot be written ({error.strerror})") from error
    click.echo(f"{click.format_filename(out)}: {written} of {throws} throws")


def _written(throws: int, source: str, dice: int, out: Path, ended: Callable[[], bool], *, raw: bool) -> int:
    if raw:
        return _write_raw(throws, dice, out, ended)
    if source == INTERNAL:
        return _write_internal(throws, dice, out, ended)
    return _write_generator(throws, source, dice, out, ended)


def _port(source: str) -> str:
    """The port as drivers name it, relative to the caller's folder. Fails if there is none."""
    if source == INTERNAL or source.startswith("usb:"):
        return source
    path = seen_from_caller(source.removeprefix(SERIAL))
    if not path.exists():
        raise click.ClickException(f"There is no port {path}")
    return f"{SERIAL}{path}"


@contextmanager
def _until_interrupted() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C stop between two throws, so that the file is complete."""
    interrupted: list[int] = []
    before = {
        number: signal.signal(number, lambda got, _: interrupted.append(got))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield lambda: bool(interrupted)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _write_raw(throws: int, dice: int, out: Path, ended: Callable[[], bool]) -> int:
    """Write the bytes of this many throws, including those that map to no face; returns the throws."""
    from drivers.dice.scaling import throw

    draw = _tested_source().draw
    with ExitStack() as held:
        file, advance = _new_file(out, "xb", held), _bar(throws, held)

        def tapped() -> int:
            byte = draw()
            file.write(bytes((byte,)))
            return byte

        return _repeated(throws, ended, advance, lambda: bool(throw(tapped, dice)))


def _write_internal(throws: int, dice: int, out: Path, ended: Callable[[], bool]) -> int:
    source = _tested_source()
    identity = INTERNAL_IDENTITY.format(dice=dice)
    return _write_lines(throws, out, ended, identity, lambda: (_faces(source.throw(dice)), True))


def _write_generator(throws: int, port: str, dice: int, out: Path, ended: Callable[[], bool]) -> int:
    from drivers.catalogue import make_driver
    from drivers.dice.sampling import Sampler, SamplingError
    from drivers.ports import ThrowVoid
    from terminal.messages.english import sentence

    sampler = Sampler(make_driver("dice", "boxman", port, ""), _next_number, ended, dice)

    def thrown() -> Line | None:
        outcome = sampler.throw()
        if isinstance(outcome, ThrowVoid):
            return f"# void: {sentence(outcome.reason)}", False
        return None if outcome is None else (_faces(outcome.dice), True)

    try:
        if not sampler.open():
            raise click.Abort
        return _write_lines(throws, out, ended, sampler.identity, thrown)
    except SamplingError as error:
        raise click.ClickException(sentence(error.reason)) from error
    finally:
        sampler.close()


def _next_number(before: int) -> int:
    """Number throws as the cabinet does, from the clock, because the cabinet uses the same generator afterwards."""
    from terminal.cabinet.numbering import next_throw
    from terminal.runtime import clock

    return next_throw(before, clock.now())


def _write_lines(
    throws: int, out: Path, ended: Callable[[], bool], identity: str, thrown: Callable[[], Line | None]
) -> int:
    """Write the throws between a header and a trailer; returns the throws that count."""
    from terminal.common.version import VERSION

    with ExitStack() as held:
        file, advance = _new_file(out, "x", held), _bar(throws, held)
        file.write(
            "# Raw throws of dice, one a line: the faces in the order of the dice, as thrown, none left out.\n"
            f"# program: Boxman {VERSION}\n# begun: {_now()}\n# generator: {identity}\n# asked for: {throws}\n"
        )

        def one() -> bool | None:
            line = thrown()
            if line is None:
                return None
            file.write(f"{line[0]}\n")
            return line[1]

        try:
            written = _repeated(throws, ended, advance, one)
        finally:
            file.write(f"# ended: {_now()}\n")
        return written


def _repeated(
    throws: int, ended: Callable[[], bool], advance: Callable[[], object], one: Callable[[], bool | None]
) -> int:
    """Make throws until this many count; `one` says whether a throw counts, or None if there are no more."""
    from drivers.dice.source import SourceFailedError

    counted = 0
    try:
        while counted < throws and not ended():
            counts = one()
            if counts is None:
                break
            if counts:
                counted += 1
                advance()
    except SourceFailedError as failed:
        raise click.ClickException(f"The source of chance has failed after {counted} throws: {failed}") from failed
    return counted


def _tested_source() -> CheckedSource:
    from drivers.dice.source import CheckedSource, SourceFailedError

    source = CheckedSource()
    try:
        source.start_up()
    except SourceFailedError as failed:
        raise click.ClickException(f"The source of chance has failed its test: {failed}") from failed
    return source


def _new_file(out: Path, mode: str, held: ExitStack) -> IO[Any]:
    return held.enter_context(out.open(mode))


def _bar(throws: int, held: ExitStack) -> Callable[[], object]:
    return held.enter_context(progress_bar(throws, "throw")).update


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in dice)


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
