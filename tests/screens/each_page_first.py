"""Imports each page of the staff as the first one of a process, and prints what its QML names and no import has made.

A page is imported when it is opened. The view-models that its QML names must be registered by then, whatever was
opened before; the process of the other tests has opened everything at some time.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from importlib import import_module

from PySide6.QtCore import QObject

from terminal.common.places import ROOT
from terminal.screens.operator.pages import PAGES, SEARCH

QML = ROOT / "terminal" / "screens" / "qml" / "Boxman"
FILES = {path.stem: path for folder in ("Operator", "Shared") for path in (QML / folder).glob("*.qml")}

TYPE = re.compile(r"\b(?:as|property) ([A-Z][A-Za-z]+)|^ *([A-Z][A-Za-z]+) \{|: ([A-Z][A-Za-z]+) \{", re.MULTILINE)


def main() -> None:
    """Print a line for each view-model that a page would miss."""
    pages = (*PAGES, SEARCH)
    known = {page: known_after(page.module) for page in pages}
    for page in pages:
        import_module(f"terminal.screens.operator.{page.module}")
    every = view_models()
    for page in pages:
        for one in sorted((every - known[page]) & named(page.qml.removesuffix(".qml"))):
            print(f"{page.name} is shown by {page.qml}, which needs {one}.")  # noqa: T201


def known_after(module: str) -> set[str]:
    """What QML may know once this page alone was imported, in a copy of this process."""
    there, here = os.pipe()
    child = os.fork()
    if not child:
        import_module(f"terminal.screens.operator.{module}")
        os.write(here, " ".join(view_models()).encode())
        os._exit(0)
    os.close(here)
    with os.fdopen(there) as names:
        found = set(names.read().split())
    os.waitpid(child, 0)
    return found


def view_models() -> set[str]:
    """The names of all classes that QML may know by now."""
    found: set[str] = set()
    left: list[type[QObject]] = [QObject]
    while left:
        for kind in left.pop().__subclasses__():
            if kind.__module__.startswith("terminal."):
                found.add(kind.__name__)
            left.append(kind)
    return found


def named(component: str, seen: Collection[str] = ()) -> set[str]:
    """The types that a component names, and all the components that it uses."""
    found_types = TYPE.findall(FILES[component].read_text(encoding="utf-8"))
    words = {word for alternatives in found_types for word in alternatives if word}
    found = words | set(seen)
    for word in sorted(words & FILES.keys() - set(seen)):
        found |= named(word, found)
    return found


if __name__ == "__main__":
    main()
