"""The type of what a journal keeps to be read by people."""

from __future__ import annotations

from typing import TypeAlias

from drivers.ports.message import Message

Text: TypeAlias = Message | str
"""A message; or the finished English of a journal from before there were messages, which is shown as it is.

Empty where there is nothing to say.
"""
