"""`./kiosk manifest`: what whoever releases Boxman does by hand: makes a pair of keys, signs a copy of the program."""

from __future__ import annotations

import base64
import os
import secrets
from pathlib import Path

import click

from terminal.commands.paths import CallersPath
from terminal.places import ROOT

SEED_BYTES = 32
PKCS8 = bytes.fromhex("302e020100300506032b657004220420")
"""What comes before the 32 bytes of an Ed25519 key in a PEM file (RFC 8410), as OpenSSL writes it."""
BEGIN, END = "-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----"


@click.group("manifest")
def command() -> None:
    """Sign a release, or make the keys for it. No cabinet needs this."""


@command.command("new-key")
@click.argument("file", type=CallersPath())
def new_key(file: Path) -> None:
    """Make a private key in FILE, and print the public one, for terminal/verification/release_key.py."""
    from terminal.verification.ed25519 import public_key

    seed = secrets.token_bytes(SEED_BYTES)
    pem = f"{BEGIN}\n{base64.b64encode(PKCS8 + seed).decode()}\n{END}\n"
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:  # noqa: PTH123 - with a mode
            out.write(pem)
    except OSError as error:
        raise click.ClickException(f"{file} cannot be made ({error.strerror})") from error
    click.echo(public_key(seed).hex())


@command.command("sign")
@click.option("--key", type=CallersPath(), required=True, help="The private key, as PEM.")
@click.option("--root", type=CallersPath(exists=True, file_okay=False), default=ROOT, help="Another copy.")
def sign(key: Path, root: Path) -> None:
    """Write program.manifest: every file as it lies there now, what Python has compiled among them."""
    from terminal.app import VERSION
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
    """Read the private key. Fails for anything but an Ed25519 key as OpenSSL writes it."""
    try:
        text = path.read_text("ascii")
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{path} cannot be read ({error})") from error
    inner = text.partition(BEGIN)[2].partition(END)[0]
    try:
        key = base64.b64decode("".join(inner.split()), validate=True)
    except ValueError:
        key = b""
    if not key.startswith(PKCS8) or len(key) != len(PKCS8) + SEED_BYTES:
        raise click.ClickException(f"{path} is not an Ed25519 private key: openssl genpkey -algorithm ed25519")
    return key[len(PKCS8) :]
