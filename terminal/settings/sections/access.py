"""Section access: how the staff signs in, and which keys decide what is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terminal.settings.kinds import Duration, LastDay, OneOf, Text, Whole
from terminal.settings.parameter import ACCESS, ACCESS_TIME, parameter

SignInBy = Literal["key and pin", "key"]
"""What gives a person of the staff rights: a turned key and the own PIN, or the key alone."""
PAY_TABLES_KEY = "access.pay_tables_key"


@dataclass(frozen=True)
class AccessSection:
    """The parameters of this section."""

    sign_in: SignInBy = parameter(
        "access.sign_in",
        OneOf[SignInBy](("key and pin", "key")),
        "key and pin",
        ACCESS,
        "key and pin: people of the staff sign in with their key and their own PIN; key: the attendant key alone gives"
        " a supervisor's rights, the technician key a technician's",
    )
    sign_out_ms: int = parameter(
        "access.sign_out_minutes",
        Duration(1, 60, "minutes"),
        "5",
        ACCESS_TIME,
        "a person of the staff is signed out when nothing was touched for so long",
    )
    pin_days: int = parameter(
        "access.pin_days",
        Whole(0, 999, "days"),
        "90",
        ACCESS_TIME,
        "after so many days a person of the staff has to choose a new PIN at the next sign-in; 0: never",
    )
    trusted_keys: str = parameter(
        "access.trusted_keys",
        Text(1, 200),
        "config/trusted",
        ACCESS,
        "the folder of the public keys whose signed configurations are imported, besides the cabinet's own; relative to"
        " the program's folder",
    )
    pay_tables_key: str = parameter(
        "access.pay_tables_key",
        Text(64, 64, or_none=True),
        "none",
        ACCESS,
        "the fingerprint of the manufacturer's or the regulator's key: the par sheets offered, the bounds of their"
        " bets, access.ram_clear and this parameter are then changed only by a configuration signed with it; or none",
    )
    ram_clear: str = parameter(
        "access.ram_clear",
        LastDay(),
        "all",
        ACCESS_TIME,
        "the last day on which two people may carry out a RAM clear; all: on any day; none: never. With"
        " access.pay_tables_key a day permits one RAM clear, and only a configuration signed with that key names it",
    )
