"""Exact odds and par sheets, worked out from the rules that play; no bet is described here a second time.

`chain` rolls a wager out into states and ends, `solve` solves that in fractions, `par` makes the lines of a par sheet
of it, `printing` prints them; `sheets` opens a sheet for play and refuses one that would give the player an edge.

`walk`, `workers` and `simulate` play the same chains at random, to be seen beside the exact figures; `document` is the
par sheet as a laboratory files it.
"""
