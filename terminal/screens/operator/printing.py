"""Buttons that print what a page shows: how many slips it takes, and whether it is being printed."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet import list_sheet
from terminal.cabinet.commands import ListOnPaper, PrintList
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import Action
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def print_action(desk: Desk, command: PrintList) -> Action:
    """The button, which says how many slips it takes."""
    return Action(print_title(desk, command), command)


def print_title(desk: Desk, command: PrintList) -> str:
    """The text of the button."""
    cabinet = desk.touch_gateway.cabinet
    pages = list_sheet.papers(cabinet.profile, desk.state, command, desk.now())
    return translate("Operator", "Print (slips: {0})").format(languages.number(len(pages)))


def is_printing(desk: Desk, about: ListOnPaper) -> str:
    """That it is being printed; empty if it is not."""
    if any(one.about == about for one in desk.state.papers.slips):
        return translate("Operator", "Being printed")
    return ""


def joined(*texts: str) -> str:
    """The texts that are not empty, beside each other."""
    found: Sequence[str] = [text for text in texts if text]
    return "  \N{MIDDLE DOT}  ".join(found)
