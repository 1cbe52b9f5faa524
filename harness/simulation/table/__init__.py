"""A shared table and its stations in virtual time: every terminal its own power, disk and clock, and a bad net."""
