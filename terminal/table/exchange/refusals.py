"""What an engine answers a request, and the sentence for the staff of each refusal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from drivers.ports.message import Message, message


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, or a refusal with the values of its sentence."""

    answer: str = ""
    refused: str = ""
    values: dict[str, int] = {}
    accepted: dict[int, int] | None = None


_REFUSALS: dict[str, Callable[[dict[str, int]], Message]] = {
    "no_round": lambda has: message("exchange.no_round", round=has["round"]),
    "round_gap": lambda has: message("exchange.round_gap", round=has["round"], newest=has["newest"]),
    "round_open": lambda has: message("exchange.round_open", round=has["round"], newest=has["newest"]),
    "other_content": lambda has: message("exchange.other_content", round=has["round"]),
    "other_bets": lambda has: message("exchange.other_bets", round=has["round"]),
    "throw_used": lambda has: message("exchange.throw_used", throw=has["throw"], round=has["round"]),
    "not_closing": lambda has: message("exchange.not_closing", round=has["round"]),
    "not_decided": lambda has: message("exchange.not_decided", round=has["round"]),
    "seat_taken": lambda has: message("exchange.seat_taken", seat=has["seat"], cabinet=has["cabinet"]),
    "seated_elsewhere": lambda has: message(
        "exchange.seated_elsewhere", cabinet=has["cabinet"], seat=has["seat"], table=has["table"]
    ),
    "not_your_seat": lambda has: message("exchange.not_your_seat", seat=has["seat"], cabinet=has["cabinet"]),
    "seat_freed": lambda has: message("exchange.seat_freed", seat=has["seat"], cabinet=has["cabinet"]),
    "old_copy": lambda has: message("exchange.old_copy", cabinet=has["cabinet"]),
    "rounds_unknown": lambda has: message(
        "exchange.rounds_unknown", cabinet=has["cabinet"], round=has["round"], newest=has["newest"]
    ),
    "other_order": lambda has: message("exchange.other_order", number=has["number"]),
    "replaced": lambda has: message("exchange.replaced", seat=has["seat"], cabinet=has["cabinet"]),
    "not_settled": lambda has: message("exchange.not_settled", seat=has["seat"], round=has["round"]),
    "station_back": lambda has: message("exchange.station_back", seat=has["seat"], cabinet=has["cabinet"]),
    "applied_gap": lambda has: message(
        "exchange.applied_gap", seat=has["seat"], round=has["round"], expected=has["expected"]
    ),
}


def refused(name: str, **values: int) -> Answer:
    """Refuse with these values."""
    return Answer(refused=name, values=values)


def refusal(answer: Answer) -> Message | None:
    """The sentence of a refusal; None if the answer is none."""
    return _REFUSALS[answer.refused](answer.values) if answer.refused else None
