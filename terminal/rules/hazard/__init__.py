"""Hazard: two dice, a bank that the shooter lays and the faders cover.

`mains` defines the effect of each total, as data; `table` is the state, `records` are what can happen, `fold` applies a
record to a table without checking rules; `banking` lays, covers, takes back and rides a bank, `rolling` settles it;
`terms` reads the par sheet, and `game` combines them.
"""
