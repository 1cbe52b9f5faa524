"""What the copies of the journal say, at an opening and while the terminal runs, with their variable parts named."""

from __future__ import annotations

FINDINGS = (
    "The journal's database was bad and was made anew from copy {number}: {cause}",
    "Copy {number} of the journal was made anew from the database: {cause}.",
    "Copy {number} of the journal lacked the last event, which came from the database.",
    "Copy {number} of the journal lacked the last {count} events, which came from the database.",
)
"""What an opening found and mended: each is journaled, and shown to the staff."""

CAUSES = (
    "it was found damaged while the terminal ran",
    "its file does not begin as that copy does",
    "it tells of other events than both others",
    "the journal is broken at event {number}: {cause}",
    "the copy does not end where it should",
    "its record in the copy is damaged at byte {byte}",
    "its record is missing in the copy",
    "its record in the copy is not what was written after the event before it",
    "events up to {number} are in copy {copy}",
    "both other copies agree on other events",
    "the file {name} is missing",
    "The journal was found damaged while the terminal ran.",
    "Beside the journal lies a rollback journal, which it never makes.",
    "The journal's file is not a journal, or its first page is damaged.",
    "The journal's file is empty, is not a journal, or its first page is damaged.",
    "Another file has its name.",
    "Its last record is not what was written.",
    "Its header is not what was written.",
    "Its last event is not what was written.",
)
"""What is wrong with a copy."""

LOCKS = (
    "Copy {number} of the journal, {path}, was found damaged: {cause}",
    "Copy {number} of the journal, {path}, cannot be used ({error}).",
    "The copies of the journal tell of different events, and nothing says which is right.",
    "The plain copies of the journal tell of different events, and its database is bad.",
    "The copies of the journal cannot be checked ({error}).",
    "The record of the last event cannot be written ({error}).",
)
"""Why play is locked for a copy's sake."""

JOURNAL_SENTENCES = (*FINDINGS, *CAUSES, *LOCKS)
