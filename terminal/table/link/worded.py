"""The answer to a dealer's order as the exchange keeps it: the English sentence, or its template with values.

Such a text is a JSON object, and no sentence begins as one.
"""

from __future__ import annotations

import msgspec

from drivers.ports.table import DealerAnswer, Worded

_decoder = msgspec.json.Decoder(Worded)


def text_of(answer: DealerAnswer) -> str:
    """The text of the answer."""
    return answer.refused if answer.worded is None else msgspec.json.encode(answer.worded, order="sorted").decode()


def answer_of(number: int, text: str) -> DealerAnswer:
    """The answer of a text; one that cannot be read stands for itself."""
    if not text.startswith("{"):
        return DealerAnswer(number, text)
    try:
        words = _decoder.decode(text)
    except msgspec.DecodeError:
        return DealerAnswer(number, text)
    return DealerAnswer(number, words.template, words)
