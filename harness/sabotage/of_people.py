"""Sabotages of who may do what: a PIN that is asked and compared, and a right that is asked."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

OF_PEOPLE = (
    Sabotage(
        "wrong-pin-signs-in",
        "signs a person in with any PIN",
        "terminal/cabinet/people/signing_in.py",
        "    if not pins.agree(command.digest, account.pin.digest):\n"
        "        return (refused(account, now),)\n"
        "    return (SignedIn(",
        "    return (SignedIn(",
        {"simulation": "has signed in with a wrong PIN"},
    ),
    Sabotage(
        "right-not-asked",
        "lets every person who is signed in do everything",
        "terminal/cabinet/people/authority.py",
        "    if not account.has(right):\n",
        "    if False:\n",
        {"simulation": "has no right to it"},
    ),
)
