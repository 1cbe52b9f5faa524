"""The names of items in other languages: scenes use English names, screens their own.

The names come from the translators' files, so that a scene is written once for all languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from xml.etree import ElementTree as ET

from terminal.screens.translating.languages import SOURCE, TRANSLATIONS

PLACEHOLDER = re.compile(r"(%\d|\{\w*\})")
NUMBER = re.compile(r"\d+\.\d\d")
"""An amount as it is written in English."""

Template = tuple[re.Pattern[str], tuple[str, ...], str]
"""The pattern of a text in English, its placeholders, and the translation."""


def names_in(language: str, name: str) -> frozenset[str]:
    """All names that an item with this English name may have in a language. It may not be translated yet."""
    return frozenset({name, *_said(language, name)}) if language != SOURCE else frozenset({name})


def read_names(language: str) -> None:
    """Read the names of a language before copies of the process are made, each of which would read them again."""
    if language != SOURCE:
        _phrases(language)


def _said(language: str, text: str, depth: int = 3) -> Iterator[str]:
    whole, templates = _phrases(language)
    yield from whole.get(text, ())
    yield NUMBER.sub(lambda found: found[0].replace(".", ","), text)
    for looks, placeholders, translation in templates if depth else ():
        if (found := looks.fullmatch(text)) is not None:
            values = [{value, *_said(language, value, depth - 1)} for value in found.groups()]
            for chosen in product(*values):
                yield _filled(translation, dict(zip(placeholders, chosen, strict=True)))


def _filled(template: str, values: dict[str, str]) -> str:
    return PLACEHOLDER.sub(lambda found: values.get(found[0], found[0]), template)


@cache
def _phrases(language: str) -> tuple[dict[str, set[str]], tuple[Template, ...]]:
    """Read the texts of a language: those without placeholders, and those with them."""
    whole: dict[str, set[str]] = {}
    templates: list[Template] = []
    for message in ET.parse(TRANSLATIONS / f"{language}.ts").iter("message"):  # noqa: S314 - a file of our own
        source, translation = message.findtext("source") or "", message.findtext("translation") or ""
        if translation and PLACEHOLDER.search(source):
            templates.append((_looks(source), tuple(PLACEHOLDER.findall(source)), translation))
        elif translation:
            whole.setdefault(source, set()).add(translation)
    return whole, tuple(templates)


def _looks(source: str) -> re.Pattern[str]:
    """``{0}: more`` looks like anything before a colon and a `more`."""
    parts = PLACEHOLDER.split(source)
    return re.compile("".join("(.+)" if PLACEHOLDER.fullmatch(part) else re.escape(part) for part in parts))
