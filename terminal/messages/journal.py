"""What is said of the journal and its copies, in English, by the codes of its messages.

A part of a sentence (why an event is not good, what was found of a copy) begins with a small letter and has no stop.
"""

from __future__ import annotations

BREAKS = {
    "journal.not_followed": "The cabinet cannot be followed: {error}",
    "journal.number_malformed": "{value} is not an event's number",
    "journal.event_missing": "it is missing",
    "journal.hash_malformed": "its hash is not one",
    "journal.event_malformed": "it is not an event ({error})",
    "journal.event_altered": "it is not what was written after the event before it",
    "journal.event_replaced": "it is not the one that was acknowledged",
    "journal.end_missing": "events up to {number} were acknowledged and are missing",
    "journal.head_damaged": "the record of the last acknowledged event is missing or damaged",
    "journal.changed_meanwhile": "the journal has changed while it was opened",
    "journal.digest_wrong": "the digest in it is not that of the events before it",
    "journal.gap": "an event is missing there or after it",
    "journal.file_missing": "the file {name} is missing",
    "journal.file_with_events_missing": "the file {name} is missing, and {count} events were acknowledged",
    "journal.event_only_in_copy": "events up to {number} are in copy {copy}",
    "journal.others_agree": "both other copies agree on other events",
    "journal.rebuilt_differs": "the rebuilt database does not end as its copy does",
    "journal.record_damaged": "its record in the copy is damaged at byte {byte}",
    "journal.record_missing": "its record is missing in the copy",
    "journal.record_altered": "its record in the copy is not what was written after the event before it",
    "journal.records_missing": "it and what follows up to event {number} are not in the copy",
    "journal.record_differs": "it is not what the database says",
    "journal.copy_end_wrong": "the copy does not end where it should",
}
"""Why the journal or a copy of it is broken at an event."""

OPENINGS = {
    "journal.broken": "The journal is broken at event {number}: {reason}.",
    "journal.none": "There is no journal at {path}.",
    "journal.in_use": "The journal {name} is in use by another terminal or an audit.",
    "journal.held": "Another program holds the journal ({error}).",
    "journal.unopenable": "The journal's files cannot be opened ({error}).",
    "journal.open_forbidden": "The journal may not be opened ({error}).",
    "journal.write_forbidden": "The journal may not be written ({error}).",
    "journal.damaged": "The journal's file is damaged ({error}).",
    "journal.place_unusable": "The journal's place {path} cannot be used ({error}).",
    "journal.folder_unmakeable": "The journal's folder {path} cannot be made ({error}).",
    "journal.unmakeable": "No journal can be made at {path} ({error}).",
    "journal.no_wal": "The place of the journal does not allow a WAL.",
    "journal.not_a_file": "What has the name {name} is no file.",
    "journal.is_a_pipe": "A pipe or a device has the journal's name.",
    "journal.rollback_found": "Beside the journal lies a rollback journal, which it never makes.",
    "journal.not_a_journal": "The journal's file is not a journal, or its first page is damaged.",
    "journal.header_damaged": "The journal's file is empty, is not a journal, or its first page is damaged.",
    "journal.newer": "The journal is of version {version}, and this program knows version {known} only.",
    "journal.page_damaged": "The journal's first page is damaged.",
    "journal.table_damaged": "The journal's table of {table} is missing or damaged.",
    "journal.pages_damaged": "The journal's pages do not hang together ({error}).",
    "journal.not_by_wal": "The journal's file is not written through a WAL.",
    "journal.not_synchronous": "SQLite does not wait for the disk at each commit.",
    "journal.missing_with_head": "The journal {name} is missing, and the record of its last event is damaged.",
    "journal.missing_with_wal": "The journal {name} is missing, and its WAL is still there.",
    "journal.another_there": "{name} is not there, and beside it lies another journal: {other}.",
    "journal.of_practice": "The journal is one of practice: nothing in it counts.",
    "journal.not_of_practice": "The journal is not one of practice.",
    "journal.event_senseless": "An event in it makes no sense ({error}).",
    "journal.numbered_event_senseless": "Event {number} of the journal makes no sense ({error}).",
    "journal.players_unbalanced": "The players of gaming day {number} do not add up to it.",
    "journal.sheet_not_offered": (
        "Round {number} was played by a par sheet that is not offered here, with SHA-256 {digest}."
    ),
    "journal.sheet_changed": "The par sheet of round {number} is another one, though bets were up.",
    "journal.puck_differs": "The puck of round {number} does not follow from the dice before it.",
    "journal.clear_record_unreadable": "The record of a RAM clear cannot be read ({error}).",
    "journal.clear_record_wrong": "The record of a RAM clear is something else.",
    "journal.archive_unreadable": "Archived journal {archive} cannot be read: {why}.",
    "journal.archive_record_missing": "The record of its RAM clear is missing or damaged.",
}
"""Why a journal cannot be opened, made or read."""

SNAPSHOTS = {
    "journal.snapshot_missing": "The snapshot of event {number} is missing.",
    "journal.snapshot_altered": "The snapshot of event {number} is not the one that was taken.",
    "journal.snapshot_without_event": "There is a snapshot of event {number}, which is missing.",
    "journal.snapshot_of_another": "There is a snapshot of event {number}, which is none.",
    "journal.snapshots_missing": "There are {stored} snapshots where {taken} were taken.",
    "journal.copy_snapshot_altered": "The copy's snapshot of event {number} is not the one that was taken.",
}
"""What is wrong with the states that are stored with the events."""

FAILURES = {
    "journal.disk_full": "The disk is full ({error}).",
    "journal.disk_fails": "The disk does not do what the journal asks of it ({error}).",
    "journal.unwritable": "The journal cannot be written: {cause}.",
    "journal.head_unwritable": "The record of the last event cannot be written ({error}).",
    "journal.head_not_durable": "The record of the last event did not reach the disk ({error}).",
    "journal.copy_unusable": "Copy {number} of the journal, {path}, cannot be used ({error}).",
    "journal.copies_uncheckable": "The copies of the journal cannot be checked ({error}).",
    "journal.check_impossible": "The journal's earlier events cannot be checked ({error}).",
    "journal.check_not_ended": "The check of the journal's earlier events did not end ({cause}).",
    "journal.check_stopped": "The check of the journal's earlier events was stopped.",
    "journal.check_incomplete": "a part of it was not done",
    "process.stopped": "it was stopped",
}
"""What a disk or a process did not do."""

COPIES = {
    "journal.found_damaged": "The journal was found damaged while the terminal ran.",
    "journal.copy_damaged": "Copy {number} of the journal, {path}, was found damaged: {cause}.",
    "journal.copies_contradict": "The copies of the journal hold different events, and nothing says which is right.",
    "journal.plain_copies_contradict": (
        "The plain copies of the journal hold different events, and its database is bad."
    ),
    "journal.copy_missing": "its file is missing",
    "journal.copy_suspect": "it was found damaged while the terminal ran",
    "journal.copy_not_a_file": "something that is no file has its name",
    "journal.copy_unreadable": "it cannot be read ({error})",
    "journal.copy_header_wrong": "its file does not begin as that copy does",
    "journal.copy_contradicts": "it holds other events than both others",
    "journal.copy_event_missing": "Event {number} is missing in copy {copy} of the journal.",
    "journal.file_replaced": "another file has its name",
    "journal.last_event_altered": "its last event is not what was written",
    "journal.events_altered": "its events from {number} on are not what was written",
    "journal.last_record_altered": "its last record is not what was written",
    "journal.records_altered": "its records from event {number} on are not what was written",
    "journal.header_altered": "its header is not what was written",
    "journal.one_device": "All copies of the journal are on one device: what destroys it destroys them all.",
    "journal.one_disk": "All copies of the journal are on one device ({disk}): what destroys it destroys them all.",
}
"""What is wrong with a copy of the journal."""

FINDINGS = {
    "journal.database_rebuilt": "The journal's database was bad and was rebuilt from copy {number}: {cause}.",
    "journal.copy_rebuilt": "Copy {number} of the journal was rebuilt from the database: {cause}.",
    "journal.copy_lacked_one": "Copy {number} of the journal lacked the last event, which came from the database.",
    "journal.copy_lacked": (
        "Copy {number} of the journal lacked the last {count} events, which came from the database."
    ),
    "journal.copy_found": "Copy {number}: {found}",
    "journal.copy_holds": "it is good up to event {number}",
    "journal.unread": "{why} ({database}; {second}; {third}).",
}
"""What an opening found and mended, and what is known of the copies of a journal of which none is good."""

TEMPLATES = BREAKS | OPENINGS | SNAPSHOTS | FAILURES | COPIES | FINDINGS
