"""What the journal and its copies say, at an opening and while the terminal runs, with their variable parts named."""

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
    "its file is missing",
    "it tells of other events than both others",
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
    "Its file does not begin as that copy does.",
    "Its events from {number} on are not what was written.",
    "Its records from event {number} on are not what was written.",
    "something that is no file has its name",
    "The copy's snapshot of event {number} is not the one that was taken.",
    "Event {number} is missing in copy {copy} of the journal.",
    "the database that was made anew does not end as its copy does",
)
"""What is wrong with a copy. As the cause of a finding it is half a sentence, found by its whole one here or below."""

BREAKS = (
    "{value} is not an event's number",
    "it and what follows up to event {number} are not in the copy",
    "it is not what the database says",
    "the file {name} is missing, and {count} events were acknowledged",
    "the record of the last acknowledged event is missing or damaged",
    "the journal has changed while it was opened",
    "the digest in it is not that of the events before it",
    "an event is missing there or after it",
)
"""Why the journal is broken at an event."""

OPENINGS = (
    "There is no journal at {path}.",
    "What has the name {name} is no file.",
    "No journal can be made at {path} ({error}).",
    "A pipe or a device has the journal's name.",
    "The place of the journal does not allow a WAL.",
    "The journal {name} is missing, and the record of its last event is damaged.",
    "The journal {name} is missing, and its WAL is still there.",
    "The journal is of version {version}, and this program knows version {known} only.",
    "The journal's file is not written through a WAL.",
    "The journal's first page is damaged.",
    "The journal's pages do not hang together ({error}).",
    "The journal's table of {table} is missing or damaged.",
    "SQLite does not wait for the disk at each commit.",
    "The snapshot of event {number} is missing.",
    "The snapshot of event {number} is not the one that was taken.",
    "There is a snapshot of event {number}, which is missing.",
    "There is a snapshot of event {number}, which is none.",
    "There are {stored} snapshots where {taken} were taken.",
    "The check of the journal's earlier events did not end ({error}).",
    "The check of the journal's earlier events was stopped.",
    "The record of the last event did not reach the disk ({error}).",
    "The record of its RAM clear is missing or damaged.",
)
"""Why a journal cannot be opened or made, and what a look into it has found."""

LOCKS = (
    "Copy {number} of the journal, {path}, was found damaged: {cause}",
    "Copy {number} of the journal, {path}, cannot be used ({error}).",
    "The copies of the journal tell of different events, and nothing says which is right.",
    "The plain copies of the journal tell of different events, and its database is bad.",
    "The copies of the journal cannot be checked ({error}).",
    "The record of the last event cannot be written ({error}).",
)
"""Why play is locked for a copy's sake."""

JOURNAL_SENTENCES = (*FINDINGS, *CAUSES, *BREAKS, *OPENINGS, *LOCKS)
