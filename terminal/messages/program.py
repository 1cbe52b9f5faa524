"""What a verification of the program has found, in English, by the codes of its messages."""

from __future__ import annotations

TEMPLATES = {
    "program.file_missing": "{path} is missing.",
    "program.file_extra": "{path} is not part of the release.",
    "program.file_changed": "{path} is not the release's.",
    "program.file_unreadable": "{path} cannot be read ({error}).",
    "program.signature_wrong": "The signature of {path} is wrong.",
    "program.manifest_not_a_file": "{path} is no file.",
    "program.manifest_line_wrong": "A line of {path} makes no sense: {line}.",
    "program.name_impossible": "The file name {name} cannot stand in a manifest.",
    "program.unsigned": "A signed release has played here; this copy of the program is not signed.",
    "program.check_impossible": "Its files cannot be checked ({error}).",
    "program.check_not_ended": "The verification of the program did not end ({cause}).",
    "program.check_stopped": "The verification of the program was stopped.",
}
