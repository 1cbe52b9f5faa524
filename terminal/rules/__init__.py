"""The games, as pure code: values in, values out; no file, clock, device or random numbers.

`refusal` is how a rule refuses, `actions` are what a player may do, `resolution` is what a roll did to a bet. `game` is
the interface that other packages use, `games` finds the game of a par sheet, and `tables` handles any game's table and
records. `sheet` and `sheet_reader` read the file, and each game reads its own terms from it.

Each game is a folder: `craps` (the family of two dice and a puck: Craps, Crapless, Easy and First Person Craps),
`big_shot` (three dice, any number of players) and `hazard`. A new game is a folder, its sheets, and a line in `games`;
a new variant of craps is a catalogue and its sheets; a new bet is an entry in a catalogue and its lines in the sheets.
"""
