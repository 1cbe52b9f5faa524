"""Describes test mode, and what a technician tried in it."""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports import Lamp
from terminal.cabinet import events as e
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase, said

ENDED: Mapping[e.TestModeEnds, str] = {
    "button": "Test mode has ended",
    "key": "Test mode has ended: the key was turned back",
    "sign_out": "Test mode has ended: the technician is signed out",
    "start": "Test mode has ended: the program starts again",
}

LAMPS: Mapping[Lamp, str] = {
    Lamp.OFF: "dark",
    Lamp.ADMINISTRATIVE: "staff key",
    Lamp.CALL: "call",
    Lamp.DISABLED: "no play",
    Lamp.PAYOUT: "credit to be paid by hand",
    Lamp.JACKPOT: "win to be paid by hand",
    Lamp.FAULT: "fault",
    Lamp.TILT: "tilt",
    Lamp.DOOR: "door",
}


def _ended(event: e.TestModeEnded) -> Phrase:
    return Phrase(ENDED[event.reason])


def _thrown(event: e.TestThrown) -> Phrase:
    return Phrase("Test throw {throw}: {dice}", throw=event.throw, dice="-".join(map(str, event.dice)))


def _voided(event: e.TestThrowVoided) -> Phrase:
    return Phrase("Test throw {throw} has no result: {why}", throw=event.throw, why=said(event.reason))


def _lamp(event: e.LampTested) -> Phrase:
    if event.lamp is None:
        return Phrase("The tower light shows the state of the cabinet again")
    return Phrase("Tower light tested: {lamp}", lamp=Phrase(LAMPS[event.lamp]))


def _bill_seen(event: e.TestBillSeen) -> Description:
    return Description(Phrase("Test bill {number} is in escrow: it goes back", number=event.number), event.value_cents)


def _calibrated(event: e.TouchCalibrated) -> Phrase:
    return Phrase(
        "A calibration of the touch panel is on trial: largest error {before} before, {after} with it",
        before=percent(event.error),
        after=percent(event.remaining),
    )


def _calibration_kept(event: e.TouchCalibrationKept) -> Phrase:
    return Phrase("The touch panel is calibrated: largest error {error}", error=percent(event.error))


def percent(share: int) -> str:
    """Millionths of the screen's width or height."""
    return f"{share / 10_000:.2f} %"


DESCRIBERS: Describers = {
    e.TestBillCalled: Phrase("A test bill is waited for"),
    e.TestBillSeen: _bill_seen,
    e.TestBillClosed: Phrase("Test bill {number} is back"),
    e.TestBillEnded: Phrase("The test of the bill validator is over"),
    e.TestModeBegan: Phrase("Test mode has begun"),
    e.TestModeEnded: _ended,
    e.TestThrowCalled: Phrase("Test throw {throw} is called"),
    e.TestThrown: _thrown,
    e.TestThrowVoided: _voided,
    e.LampTested: _lamp,
    e.TouchCalibrated: _calibrated,
    e.TouchCalibrationKept: _calibration_kept,
    e.TouchCalibrationUndone: Phrase("The calibration of the touch panel was undone"),
    e.SoundTested: Phrase("Sound tested at volume {volume}: {sound}"),
}
