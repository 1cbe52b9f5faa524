"""Keeps the translations: ``python -m assets.translations.make_translations update|compile|missing``.

``update`` collects the texts of the program into the .ts files, which translators fill; ``compile`` makes the .qm files
that the screen loads; ``missing`` names what has no translation yet.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from assets.translations.catalogue import Catalogue, Text, is_complete, read, untranslated, write
from assets.translations.collecting import texts
from terminal.screens.translating.languages import LANGUAGES, SOURCE, TRANSLATIONS

LIMIT_S = 100


def main(words: list[str]) -> int:
    """Carry out the order; the exit code is 1 if translations are missing."""
    match words:
        case ["update"]:
            update()
        case ["compile"]:
            for source in sources():
                compile_to(source, source.with_suffix(".qm"))
        case ["missing"]:
            lines = missing(texts())
            print("\n".join(lines) or "Nothing is missing.")  # noqa: T201 - the answer of the command
            return 1 if lines else 0
        case _:
            sys.stderr.write(f"{__doc__}")
            return 2
    return 0


def update() -> None:
    """Bring every .ts file to the texts of the program: new ones are empty, vanished ones are gone."""
    found = texts()
    for language in LANGUAGES:
        wanted = found if language != SOURCE else {text for text in found if text.counted}
        path = TRANSLATIONS / f"{language}.ts"
        if wanted:
            write(path, language, updated(read(path), wanted, language))
        else:
            path.unlink(missing_ok=True)
            path.with_suffix(".qm").unlink(missing_ok=True)


def updated(known: Catalogue, wanted: set[Text], language: str) -> Catalogue:
    """The catalogue of the texts that are wanted, with the translations that are known."""
    return {text: known.get(text, untranslated(text, language)) for text in wanted}


def sources() -> list[Path]:
    """The .ts files."""
    return sorted(TRANSLATIONS.glob("*.ts"))


def compile_to(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file; the same one each time. What has no translation is left out."""
    line = [str(Path(sys.executable).parent / "pyside6-lrelease"), str(source), "-qm", str(target), "-silent"]
    done = subprocess.run(  # noqa: S603 - our tool, our files
        line, capture_output=True, text=True, check=False, timeout=LIMIT_S
    )
    if done.returncode:
        raise SystemExit(f"pyside6-lrelease failed: {done.stderr}")


def missing(found: set[Text]) -> list[str]:
    """One line for each of these texts that a language lacks, or that its .ts file does not contain."""
    lines = []
    for language in LANGUAGES:
        catalogue = read(TRANSLATIONS / f"{language}.ts")
        wanted = found if language != SOURCE else {text for text in found if text.counted}
        lacking = sorted(text for text in wanted if not is_complete(catalogue.get(text, ())))
        lines += [f"{language}  {text.context}: {text.source!r}" for text in lacking]
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
