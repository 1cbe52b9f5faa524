"""Voice packs: what is recorded is spoken, in the player's language and in turn; what is wrong has one sentence."""

from __future__ import annotations

import re
import wave
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from terminal.cabinet.commands import PlaceWager
from terminal.cabinet.events import BettingOpened, BettingPaused
from terminal.common.places import ROOT
from terminal.messages.english import sentence
from terminal.rules.craps.calls import call_after, calls
from terminal.rules.two_dice import ROLLS
from terminal.screens.sounding.mixer import GAINS, Mixer
from terminal.screens.sounding.speaker import RATE
from terminal.screens.sounding.spoken import TIMED_CALLS, call_of_events, every_call
from terminal.screens.sounding.stickman import Stickman
from terminal.screens.sounding.voice import Voice
from terminal.screens.sounding.voice_pack import MAX_S, VoicePackError, read_pack
from terminal.settings.sections.screen import LANGUAGES
from tests.screens.hearing import Heard
from tests.screens.seat import Seat
from tests.screens.sound_parts import Machine, flat

SETTINGS = "[pack]\ntitle = Harbour\nlicence = CC0 1.0\nlanguage = en\n"


def record(path: Path, seconds: float = 0.1, rate: int = RATE, channels: int = 1) -> Path:
    """A recording of nothing but a steady level."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"\x00\x20" * round(seconds * rate) * channels)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack of two languages, with two recordings of one call."""
    pack = tmp_path / "harbour"
    for name in (
        "en/seven_out.wav",
        "en/winner_8-1.wav",
        "en/winner_8-2.wav",
        "en/no_more_bets.wav",
        "de/seven_out.wav",
    ):
        record(pack / name)
    (pack / "pack.ini").write_text(SETTINGS)
    return pack


def stickman(folder: Path) -> Stickman:
    return Stickman(lambda: read_pack(folder, every_call(), LANGUAGES))


def test_every_roll_of_every_variant_has_a_call_that_a_pack_may_record() -> None:
    variants = ((4, 5, 6, 8, 9, 10), (2, 3, 4, 5, 6, 8, 9, 10, 11, 12))
    heard = set()
    for points in variants:
        for dice in ROLLS:
            total = sum(dice)
            heard.add(call_after(dice, None, total if total in points else None))
            heard |= {call_after(dice, point, None if total in (7, point) else point) for point in points}
    assert heard == set(calls()), "each call is one that some roll has"
    assert set(calls()) | set(TIMED_CALLS) == set(every_call())
    told = {
        ((3, 4), None, None): "come_out_7",
        ((5, 6), None, None): "come_out_11",
        ((5, 6), None, 11): "point_11",
        ((4, 4), None, 8): "point_8",
        ((4, 4), 8, None): "winner_8",
        ((4, 4), 6, 6): "hard_8",
        ((6, 2), 6, 6): "easy_8",
        ((6, 3), 6, 6): "roll_9",
        ((6, 1), 6, None): "seven_out",
    }
    assert {roll: call_after(*roll) for roll in told} == told


def test_a_call_is_spoken_in_the_players_language_else_in_the_packs_and_its_recordings_in_turn(folder: Path) -> None:
    voice = stickman(folder)
    spoken = [voice.recording("seven_out", "de"), voice.recording("seven_out", "sl")]
    assert spoken == [folder / "de" / "seven_out.wav", folder / "en" / "seven_out.wav"]
    turns = [voice.recording("winner_8", "de") for _ in range(3)]
    assert turns == [folder / "en" / f"winner_8-{number}.wav" for number in (1, 2, 1)]
    assert voice.recording("winner_6", "en") is None, "what is not recorded is not spoken"
    assert voice.status.pack is not None
    assert (voice.status.pack.title, voice.status.pack.licence) == ("Harbour", "CC0 1.0")


def test_a_pack_that_is_wrong_anywhere_is_refused_in_one_sentence(folder: Path) -> None:
    def refused() -> str:
        with pytest.raises(VoicePackError) as error:
            read_pack(folder, every_call(), LANGUAGES)
        return sentence(error.value.message)

    wrong = {
        record(folder / "en" / "eight_winner.wav"): f"{folder}/en/eight_winner.wav is no recording of a call.",
        record(folder / "en" / "winner_8-x.wav"): f"{folder}/en/winner_8-x.wav is no recording of a call.",
        record(folder / "en" / "hard_8.wav", rate=22_050): f"{folder}/en/hard_8.wav is not a recording of one channel,"
        " 16 bits, at 44,100 Hz.",
        record(folder / "en" / "hard_6.wav", MAX_S + 1): f"{folder}/en/hard_6.wav is longer than {MAX_S} seconds.",
        record(folder / "xx" / "hard_8.wav"): f"{folder}/xx: the folders of a voice pack are languages:"
        " de, en, es, fr, it, sl.",
    }
    for path in wrong:
        path.rename(folder.parent / f"{path.parent.name}-{path.name}")
    (folder / "xx").rmdir()
    for path, why in wrong.items():
        path.parent.mkdir(exist_ok=True)
        (folder.parent / f"{path.parent.name}-{path.name}").rename(path)
        assert refused() == why
        path.unlink()
    (folder / "xx").rmdir()
    settings = {
        "": "The voice pack's settings: pack.ini: it is empty.",
        SETTINGS.replace(
            "title", "name"
        ): "The voice pack's settings: pack.ini has name in [pack], which means nothing.",
        SETTINGS.replace("licence = CC0 1.0\n", ""): "The voice pack's settings: pack.ini says nothing about licence.",
        SETTINGS + "[more]\n": "The voice pack's settings: pack.ini has more than the section [pack].",
        SETTINGS.replace("= en", "= it"): "The voice pack has no recording in its own language, it.",
    }
    for text, why in settings.items():
        (folder / "pack.ini").write_text(text)
        assert refused().replace(f"{folder}/", "") == why


def test_a_recording_is_mixed_at_its_own_volume_and_silent_where_the_player_wants_silence(folder: Path) -> None:
    machine = Machine()
    machine.desk.stickman = stickman(folder)
    level = 0x2000 / 32_768
    for player, volume, heard in ((5, 3, GAINS[3]), (1, 3, GAINS[3]), (0, 3, 0.0)):
        machine.desk.turn(player)
        machine.desk.speak("seven_out", "en", volume, machine.now_s)
        machine.mixer.mix(4_000)  # the last one has faded
        mixed = memoryview(machine.mixer.mix(100)).cast("h")[50] / 32_767
        assert mixed == pytest.approx(level * heard, abs=0.001), (player, volume)


def test_a_call_that_comes_too_late_is_left_out_and_a_new_one_ends_the_last(folder: Path) -> None:
    machine = Machine()
    machine.desk.stickman = stickman(folder)
    machine.desk.speak("seven_out", "en", 5, machine.now_s - 1)
    assert machine.mixer.quiet
    mixer = Mixer({"tap": flat(10)})
    mixer.speak(flat(100_000, 0.5))
    mixer.mix(100)
    mixer.speak(flat(100_000, 0.1))
    mixer.mix(4_000)
    assert memoryview(mixer.mix(10)).cast("h")[5] / 32_767 == pytest.approx(0.1, abs=0.001)


def test_a_recording_that_is_lost_later_is_said_to_the_staff_and_nothing_else_happens(folder: Path) -> None:
    machine = Machine()
    machine.desk.stickman = stickman(folder)
    machine.desk.prepare()
    lost = folder / "en" / "seven_out.wav"
    lost.write_bytes(b"RIFF")
    machine.desk.speak("seven_out", "en", 5, machine.now_s)
    assert machine.mixer.quiet
    wrong = machine.desk.stickman.status.wrong
    assert wrong is not None
    assert sentence(wrong) == f"{lost} can no longer be read."


@pytest.mark.expects_log("the stickman does not speak: There is no folder .*/nowhere")
def test_betting_times_are_called_and_a_wrong_pack_says_why_on_the_page(qapp: QGuiApplication, folder: Path) -> None:
    del qapp
    assert call_of_events(None, (BettingOpened(1),)) == "place_bets"
    assert call_of_events(None, (BettingPaused("closed", 1),)) == "no_more_bets"
    assert call_of_events(None, (BettingPaused("show", 1),)) is None
    voice = stickman(folder / "nowhere")
    voice.prepare()
    heard = Heard()
    heard.status = voice.status
    seat = Seat()
    seat.screen._voice = Voice(heard)
    assert seat.screen.stickman.wrong is not None
    assert sentence(seat.screen.stickman.wrong) == f"There is no folder {folder}/nowhere."


def test_a_roll_is_called_when_its_dice_have_landed(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat()
    heard = Heard()
    seat.screen._voice = Voice(heard)
    seat.give(PlaceWager("pass_line", 5_00))
    seat.roll(3, 1)
    assert heard.spoken == [("point_4", "en")]


def test_the_builders_page_lists_every_call_and_no_other() -> None:
    page = (ROOT / "docs" / "voices.md").read_text()
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert sorted(call for row in rows for call in re.findall(r"`(\w+)`", row)) == sorted(every_call())
