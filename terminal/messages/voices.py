"""Sentences about packs of recordings of the stickman's calls, by code."""

from __future__ import annotations

TEMPLATES = {
    "voice.no_folder": "There is no folder {path}.",
    "voice.unreadable": "{path} cannot be read ({error}).",
    "voice.settings": "The voice pack's settings: {reason}.",
    "voice.key_missing": "{file} says nothing about {key}",
    "voice.key_unknown": "{file} has {key} in [pack], which means nothing",
    "voice.section_unknown": "{file} has more than the section [pack]",
    "voice.language_unknown": "{path}: the folders of a voice pack are languages: {languages}.",
    "voice.call_unknown": "{path} is no recording of a call.",
    "voice.format": "{path} is not a recording of one channel, 16 bits, at 44,100 Hz.",
    "voice.too_long": "{path} is longer than {seconds} seconds.",
    "voice.none_in_language": "The voice pack has no recording in its own language, {language}.",
    "voice.lost": "{path} can no longer be read.",
}
