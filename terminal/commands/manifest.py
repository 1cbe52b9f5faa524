"""`./kiosk manifest`: makes key pairs and signs copies of the program, for a release."""

from __future__ import annotations

import os
from pathlib import Path

import click

from terminal.commands.paths import CallersPath
from terminal.common.places import ROOT


@click.group("manifest")
def command() -> None:
    """Sign a release, or create keys for signing. No cabinet needs this."""


@command.command("new-key")
@click.argument("file", type=CallersPath())
def new_key(file: Path) -> None:
    """Create a private key in FILE, and print the public key for terminal/verification/release_key.py."""
    from terminal.verification.ed25519 import new_seed, pem_of, public_key

    seed = new_seed()
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:  # noqa: PTH123 - a mode
            out.write(pem_of(seed))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be made ({error.strerror})") from error
    click.echo(public_key(seed).hex())


@command.command("sign")
@click.option("--key", type=CallersPath(), required=True, help="The private key, in PEM format.")
@click.option(
    "--root", type=CallersPath(exists=True, file_okay=False), default=ROOT, help="Sign another copy of the program."
)
def sign(key: Path, root: Path) -> None:
    """Write program.manifest: every file as it is now, including what Python has compiled."""
    from terminal.common.version import VERSION
    from terminal.verification import manifest
    from terminal.verification.ed25519 import public_key
    from terminal.verification.files import prints
    from terminal.verification.release_key import PUBLIC_KEY

    seed = _read_key(key)
    if (public := public_key(seed)) != PUBLIC_KEY:
        say = f"the public half of {key} is {public.hex()}, and terminal/verification/release_key.py trusts another"
        raise click.ClickException(say)
    try:
        found = prints(root, compiled=True)
        (root / manifest.NAME).write_bytes(manifest.signed(VERSION, found, seed))
    except OSError as error:
        raise click.ClickException(f"{error.filename} cannot be read or written ({error.strerror})") from error
    except manifest.ManifestError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{root / manifest.NAME}: {len(found)} files, digest {manifest.program_signature(found).sha256}")


def _read_key(path: Path) -> bytes:
    """Read the private key. Fails for anything but an Ed25519 key in OpenSSL's format."""
    from terminal.verification.ed25519 import seed_of

    try:
        pem = path.read_bytes()
    except OSError as error:
        raise click.ClickException(f"{path} cannot be read ({error})") from error
    try:
        return seed_of(pem)
    except ValueError as error:
        say = f"{path} is not an Ed25519 private key: openssl genpkey -algorithm ed25519"
        raise click.ClickException(say) from error
