"""The tables of the exchange in a file, with the same constraints as the steps of `postgresql_tables_1.sql` and on.

SQLite cannot hash, so a digest is checked by what writes and reads it alone.
"""

from __future__ import annotations

APPLICATION_ID = int.from_bytes(b"BOXX", "big")

SAID = """CREATE TABLE said (
    nr INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, round INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14),
    cabinet INTEGER NOT NULL, proof BLOB NOT NULL CHECK (length(proof) <= 4096),
    verb TEXT NOT NULL CHECK (verb IN ('ready', 'roll', 'pass_dice', 'take_dice', 'puck_off', 'chosen')),
    UNIQUE (table_id, round, seat, verb), FOREIGN KEY (table_id, round) REFERENCES round) STRICT"""

JOURNAL = """CREATE TABLE journal (
    cabinet INTEGER NOT NULL PRIMARY KEY, life INTEGER NOT NULL, seq INTEGER NOT NULL CHECK (seq >= 0),
    chain BLOB NOT NULL CHECK (length(chain) IN (0, 32))) STRICT"""

TABLES = (
    """CREATE TABLE round (
        table_id INTEGER NOT NULL, round INTEGER NOT NULL CHECK (round > 0),
        phase TEXT NOT NULL
            CHECK (phase IN ('open', 'hurry', 'closing', 'closed', 'rolling', 'decided', 'choice')),
        revision INTEGER NOT NULL CHECK (revision >= 0),
        remaining_ms INTEGER NOT NULL CHECK (remaining_ms >= 0), began_ms INTEGER NOT NULL CHECK (began_ms >= 0),
        stopped TEXT NOT NULL CHECK (stopped IN ('', 'paused', 'dice', 'staff')),
        shooter INTEGER CHECK (shooter BETWEEN 1 AND 14), point INTEGER NOT NULL CHECK (point >= 0),
        marks TEXT CHECK (length(marks) <= 4096), sheet BLOB NOT NULL CHECK (length(sheet) = 32),
        throw INTEGER CHECK (throw > 0),
        faces TEXT CHECK (faces = '[]' OR faces GLOB '[[][1-6][]]' OR faces GLOB '[[][1-6],[1-6][]]'
            OR faces GLOB '[[][1-6],[1-6],[1-6][]]' OR faces GLOB '[[][1-6],[1-6],[1-6],[1-6][]]'),
        accepted TEXT CHECK (accepted GLOB '{*}'),
        journal_seq INTEGER NOT NULL CHECK (journal_seq > 0), chain BLOB NOT NULL CHECK (length(chain) = 32),
        digest BLOB NOT NULL CHECK (length(digest) = 32), proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        published_ms INTEGER NOT NULL DEFAULT 0, terms TEXT CHECK (length(terms) <= 4096),
        PRIMARY KEY (table_id, round),
        CONSTRAINT faces_when_decided CHECK ((phase IN ('decided', 'choice')) = (faces IS NOT NULL)),
        CONSTRAINT throw_when_rolling CHECK
            ((phase IN ('rolling', 'decided', 'choice') AND faces IS NOT '[]') = (throw IS NOT NULL)),
        CONSTRAINT dice_before_a_choice CHECK (phase <> 'choice' OR faces <> '[]'),
        CONSTRAINT accepted_when_closed CHECK (phase = 'closing'
            OR (phase IN ('closed', 'rolling', 'decided', 'choice')) = (accepted IS NOT NULL))) STRICT""",
    "CREATE UNIQUE INDEX one_live_round ON round (table_id) WHERE phase NOT IN ('decided', 'choice')",
    "CREATE UNIQUE INDEX one_round_a_throw ON round (table_id, throw) WHERE throw IS NOT NULL",
    """CREATE TABLE seat (
        table_id INTEGER NOT NULL, seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14),
        cabinet INTEGER NOT NULL UNIQUE, life INTEGER NOT NULL,
        since_round INTEGER NOT NULL CHECK (since_round >= 0), applied_round INTEGER NOT NULL,
        proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        PRIMARY KEY (table_id, seat), CONSTRAINT applied_since_then CHECK (applied_round >= since_round)) STRICT""",
    """CREATE TABLE start (
        table_id INTEGER NOT NULL, seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14), cabinet INTEGER NOT NULL,
        process BLOB NOT NULL CHECK (length(process) = 16), number INTEGER NOT NULL CHECK (number > 0),
        asked INTEGER NOT NULL CHECK (asked > 0),
        PRIMARY KEY (table_id, seat, cabinet, process)) STRICT""",
    JOURNAL,
    """CREATE TABLE freed (
        table_id INTEGER NOT NULL, cabinet INTEGER NOT NULL, life INTEGER NOT NULL,
        seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14), PRIMARY KEY (table_id, cabinet)) STRICT""",
    """CREATE TABLE seal (
        table_id INTEGER NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14),
        version INTEGER NOT NULL CHECK (version > 0), cabinet INTEGER NOT NULL,
        stake_cents INTEGER NOT NULL CHECK (stake_cents >= 0),
        digest BLOB NOT NULL CHECK (length(digest) = 32), body BLOB NOT NULL CHECK (length(body) <= 65536),
        proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        PRIMARY KEY (table_id, round, seat, version), FOREIGN KEY (table_id, round) REFERENCES round) STRICT""",
    SAID,
    """CREATE TABLE applied (
        table_id INTEGER NOT NULL, seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14), round INTEGER NOT NULL,
        cabinet INTEGER NOT NULL, won_cents INTEGER NOT NULL CHECK (won_cents >= 0),
        lost_cents INTEGER NOT NULL CHECK (lost_cents >= 0),
        credit_cents INTEGER NOT NULL CHECK (credit_cents >= 0),
        stake_cents INTEGER NOT NULL CHECK (stake_cents >= 0),
        proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
        standing_cents INTEGER CHECK (standing_cents >= 0),
        PRIMARY KEY (table_id, round, seat), FOREIGN KEY (table_id, round) REFERENCES round) STRICT""",
    "CREATE INDEX untaken ON applied (table_id, round, seat) WHERE NOT taken",
    """CREATE TABLE dealer_order (
        table_id INTEGER NOT NULL, number INTEGER NOT NULL CHECK (number > 0),
        key TEXT CHECK (length(key) BETWEEN 1 AND 64), dealer TEXT NOT NULL CHECK (length(dealer) <= 64),
        body TEXT NOT NULL CHECK (length(body) <= 4096),
        proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        answered INTEGER NOT NULL DEFAULT 0 CHECK (answered IN (0, 1)),
        refused TEXT NOT NULL DEFAULT '' CHECK (length(refused) <= 4096),
        answer_proof BLOB NOT NULL DEFAULT x'' CHECK (length(answer_proof) <= 4096),
        PRIMARY KEY (table_id, number), UNIQUE (table_id, key),
        CONSTRAINT refused_is_answered CHECK (answered OR refused = '')) STRICT""",
    """CREATE TABLE view (
        table_id INTEGER NOT NULL, seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14), cabinet INTEGER NOT NULL,
        said_ms INTEGER NOT NULL, chips TEXT NOT NULL, proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        PRIMARY KEY (table_id, seat)) STRICT""",
    """CREATE TABLE board (
        table_id INTEGER NOT NULL, name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
        body TEXT NOT NULL CHECK (length(body) <= 1048576),
        proof BLOB NOT NULL CHECK (length(proof) <= 4096),
        PRIMARY KEY (table_id, name)) STRICT""",
)

UPGRADES = {
    2: (
        "ALTER TABLE said RENAME TO said_1",
        SAID,
        "INSERT INTO said SELECT * FROM said_1",
        "DROP TABLE said_1",
    ),
    3: ("ALTER TABLE round ADD COLUMN terms TEXT CHECK (length(terms) <= 4096)",),
    4: (
        "ALTER TABLE start ADD COLUMN life INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE start ADD COLUMN starts INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE applied ADD COLUMN standing_cents INTEGER CHECK (standing_cents >= 0)",
    ),
    5: (
        "ALTER TABLE start DROP COLUMN life",
        "ALTER TABLE start DROP COLUMN starts",
        JOURNAL,
        "INSERT INTO journal SELECT DISTINCT cabinet, 0, 0, x'' FROM start",  # it was here
    ),
}
"""What leads to each version after the first."""
