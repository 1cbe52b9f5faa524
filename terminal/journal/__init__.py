"""The terminal's journal: append-only, each event chained to the one before, with snapshots.

The journal knows nothing of games or cabinets. It stores ``(kind, body)`` events and ``state`` snapshots as bytes,
acknowledges them only when they are on the disk, and refuses to open if it cannot verify its content. The database is
the first of three copies; the others are in ``copies``. Four files are beside each other:

* ``<path>``: the SQLite database, with its ``-wal`` while open;
* ``<path>.head``: the number and the hash of the last acknowledged event, because SQLite drops a damaged WAL silently;
* ``<path>.lock``: held by the process that has the journal open, released by the kernel when that process dies;
* ``<path>.new``: a journal that was being made when the power failed; the next start makes it again.
"""
