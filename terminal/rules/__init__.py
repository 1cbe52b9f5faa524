"""The games, pure: values in, values out; no file, clock, device or chance.

From the ground up: `bet` and `catalogue` are the betting fields as data, `layout` joins them with a par sheet's terms,
`table` is the state, its records and the fold; `placing`, `removing`, `repeating` and `rolling` are the one engine that
walks the bets that are up; `edge` asks that engine what a bet is worth; `sheet` reads and checks a par sheet; `game` is
the shape that other rooms use, and `games` finds the one for a sheet.

A new bet is an entry in a catalogue and its line in the sheets. A new variant is a catalogue, its sheets, and a line in
`games`.
"""
