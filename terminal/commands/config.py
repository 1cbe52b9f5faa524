"""`./kiosk config`: makes a house's key, and signs and verifies configurations away from any cabinet."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import NOT_GOOD
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM

if TYPE_CHECKING:
    from drivers.ports.message import Message

PUBLIC_ENDING = ".public.pem"


@click.group("config")
def command() -> None:
    """Sign configurations for cabinets, or verify one. A cabinet exports and imports its own on the page Parameters."""


@command.command("key")
@click.argument("file", type=CallersPath())
def key(file: Path) -> None:
    """Make a house's key: the private half in FILE, and the public half beside it, for the folder of trusted keys."""
    from terminal.common.private_files import write_private
    from terminal.settings.configuration import fingerprint
    from terminal.verification.ed25519 import new_seed, pem_of, public_key, public_pem_of

    seed = new_seed()
    public, beside = public_key(seed), file.with_name(file.stem + PUBLIC_ENDING)
    if beside.exists():
        raise click.ClickException(f"{beside} is there already")
    try:
        write_private(file, pem_of(seed))
        beside.write_bytes(public_pem_of(public))
    except OSError as error:
        raise click.ClickException(f"{error.filename} cannot be made ({error.strerror})") from error
    click.echo(f"{file}: the private key; keep it secret")
    click.echo(f"{beside}: the public key, for the cabinets")
    click.echo(f"fingerprint {fingerprint(public)}")


@command.command("export")
@click.option("--key", "key_file", type=CallersPath(), required=True, help="The private key, in PEM format.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Another Param.ini.")
@click.argument("file", type=CallersPath())
def export(key_file: Path, param: Path, file: Path) -> None:
    """Sign the parameters of Param.ini, and write them to FILE, which a cabinet that trusts the key can import."""
    from terminal.ini.ini import IniError
    from terminal.settings.configuration import SUFFIX, read, signed
    from terminal.settings.reading import load
    from terminal.settings.signing_keys import seed_in

    if file.suffix != SUFFIX:
        raise click.ClickException(f"the name of the file has to end in {SUFFIX}, or a cabinet does not find it")
    try:
        content = signed(load(param).as_written(), time.time_ns() // 1_000_000, seed_in(key_file))
        with file.open("xb") as out:
            out.write(content)
        configuration = read(file)
    except IniError as error:
        raise click.ClickException(_sentence(error.message)) from error
    except OSError as error:
        raise click.ClickException(f"{file} cannot be made ({error.strerror})") from error
    click.echo(f"{file}: {len(configuration.values)} parameters, SHA-256 {configuration.digest}")


@command.command("verify")
@click.option(
    "--trusted", type=CallersPath(exists=True, file_okay=False), help="The folder of the trusted public keys."
)
@click.option("--public-key", type=CallersPath(), help="Write the public key of the signature to this new file.")
@click.argument("file", type=CallersPath())
def verify(trusted: Path | None, public_key: Path | None, file: Path) -> int:
    """Verify the signature and every value of FILE. Exit code 1: a cabinet of this version would refuse it."""
    from terminal.ini.ini import IniError
    from terminal.settings.configuration import fingerprint, read
    from terminal.settings.signing_keys import trusted_in
    from terminal.verification.ed25519 import public_pem_of

    known = trusted_in(trusted) if trusted else None
    for wrong in known.wrong if known else ():
        click.echo(_sentence(wrong), err=True)
    try:
        configuration = read(file, known.names if known else None)
    except IniError as error:
        click.echo(_sentence(error.message))
        return NOT_GOOD
    signer = known.names[configuration.key] if known else "not compared with any trusted key"
    click.echo(f"version     {configuration.version}")
    click.echo(f"machine     {configuration.machine}")
    click.echo(f"signed at   {configuration.at:%Y-%m-%d %H:%M:%S} UTC")
    click.echo(f"key         {fingerprint(configuration.key)} ({signer})")
    click.echo(f"SHA-256     {configuration.digest}")
    if public_key is not None:
        try:
            with public_key.open("xb") as out:
                out.write(public_pem_of(configuration.key))
        except OSError as error:
            raise click.ClickException(f"{public_key} cannot be made ({error.strerror})") from error
        click.echo(f"{public_key}: its public key; compare the fingerprint with the cabinet's before it is trusted")
    return 0


def _sentence(what: Message) -> str:
    from terminal.messages.english import sentence

    return sentence(what)
