"""Exact odds and par sheets, computed from the game rules themselves; no bet is described here again.

`chain` expands a wager into states and ends, `solve` solves that in fractions, `par` makes the lines of a par sheet
from it, `printing` prints them; `sheets` opens a sheet for play and refuses one that would give the player an edge.

`walk`, `workers` and `simulate` play the same chains at random, for comparison with the exact figures; `document` is
the par sheet as a PDF for a laboratory.
"""
