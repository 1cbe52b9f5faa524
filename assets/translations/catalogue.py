"""A language's catalogue: its texts and their translations, and the .ts file that keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

PLURALS = {"en": 2, "de": 2, "es": 2, "fr": 2, "it": 2, "sl": 4}
"""How many forms a counted text has in each language, as Qt counts them."""


@dataclass(frozen=True, order=True)
class Text:
    """A text of the program. The comment tells two equal texts apart; `counted` says that it has plural forms."""

    context: str
    source: str
    comment: str = ""
    counted: bool = False


Catalogue = dict[Text, tuple[str, ...]]
"""The translations: one, or as many as the language has plural forms. An empty one is missing."""


def read(path: Path) -> Catalogue:
    """The catalogue of this .ts file; empty if there is none. Raises ParseError for what is not XML."""
    if not path.exists():
        return {}
    found: Catalogue = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = Text(
                name,
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
            found[text] = _translations(message)
    return found


def write(path: Path, language: str, catalogue: Catalogue) -> None:
    """Write the .ts file, sorted, so that it changes only where a text does."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for name in sorted({text.context for text in catalogue}):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for text in sorted(text for text in catalogue if text.context == name):
            context.append(_message(text, catalogue[text]))
    ET.indent(root, "    ")
    body = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def is_complete(translations: tuple[str, ...]) -> bool:
    """Whether no form of the text is missing."""
    return all(translations) and bool(translations)


def untranslated(text: Text, language: str) -> tuple[str, ...]:
    """As many empty translations as the text has in the language."""
    return ("",) * (PLURALS[language] if text.counted else 1)


def _translations(message: ET.Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None:
        return ("",)
    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    return forms or (translation.text or "",)


def _message(text: Text, translations: tuple[str, ...]) -> ET.Element:
    message = ET.Element("message", numerus="yes") if text.counted else ET.Element("message")
    ET.SubElement(message, "source").text = text.source
    if text.comment:
        ET.SubElement(message, "comment").text = text.comment
    translation = ET.SubElement(message, "translation")
    if not is_complete(translations):
        translation.set("type", "unfinished")
    if text.counted:
        for form in translations:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = translations[0]
    return message
