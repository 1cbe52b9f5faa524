"""How a cash-out ticket is printed on a TCL printer: the 17 fields of its built-in template 0, in their order."""

from __future__ import annotations

from drivers.ports import Ticket
from drivers.printer.tcl_codec import Print, safe_text

CASH_OUT_TEMPLATE = "0"
FIELD_COUNT = 17
VALIDATION_DIGITS = 18
MAX_FIELD_CHARACTERS = 64
"""Longer text is cut here, so that a command always fits the printer's buffer."""
MAX_WORDS_LINE_CHARACTERS = 40
"""A longer amount in words continues on its second line; the true width is unverified."""


def dashed(validation: str) -> str:
    """The validation number in its printed form, ``00-1111-2222-3333-4444``. Raises ValueError without 18 digits."""
    if len(validation) != VALIDATION_DIGITS or not (validation.isascii() and validation.isdigit()):
        raise ValueError(f"the validation number {validation!r} does not have {VALIDATION_DIGITS} digits")
    groups = [validation[:2]] + [validation[start : start + 4] for start in range(2, VALIDATION_DIGITS, 4)]
    return "-".join(groups)


def print_command(ticket: Ticket) -> Print:
    """The one command that prints the ticket. Raises ValueError for a validation number that is not a number."""
    number_text = dashed(ticket.validation)
    words, more_words = words_on_two_lines(ticket.amount_words)
    fields = (
        number_text,
        ticket.establishment,
        ticket.location,
        ticket.city,
        "",  # 5 and 6 are empty in the field samples: the template prints the title itself
        "",
        number_text,
        ticket.date,
        ticket.time,
        f"TICKET # {ticket.number:04d}",
        words,
        more_words,
        ticket.amount,
        ticket.terms,  # 14: blank in the field samples; that template 0 prints it is unverified
        ticket.expiry,
        ticket.machine,
        ticket.validation,
    )
    assert len(fields) == FIELD_COUNT
    return Print(CASH_OUT_TEMPLATE, 1, tuple(safe_text(field)[:MAX_FIELD_CHARACTERS] for field in fields))


def words_on_two_lines(words: str) -> tuple[str, str]:
    """Break the amount in words after the last word that fits on the first line; only an overlong word is split."""
    if len(words) <= MAX_WORDS_LINE_CHARACTERS:
        return words, ""
    end = words.rfind(" ", 0, MAX_WORDS_LINE_CHARACTERS + 1)
    if end <= 0:
        end = MAX_WORDS_LINE_CHARACTERS
    return words[:end], words[end:].lstrip()
