"""Hazard: two dice, a bank that the shooter lays and the faders cover.

`mains` is what each total does, as data; `table` the state, `records` what happens to it, `fold` joins the two without
asking a rule; `banking` lays, covers, takes back and rides a bank, `rolling` decides it; `terms` reads the par sheet,
and `game` puts them together.
"""
