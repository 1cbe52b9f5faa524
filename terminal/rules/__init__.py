"""The games, pure: values in, values out; no file, clock, device or chance.

`refusal` is how a rule says no, `asks` what can be asked of a game, `resolution` what a roll did to a bet. `game` is
the one shape that other rooms use, `games` finds the game of a par sheet, and `tables` holds any game's table and
records together. `sheet` and `sheet_reader` read the file, and each game its own terms of it.

Each game is a folder: `craps` (the family of two dice and a puck: Craps, Crapless, Easy and First Person Craps),
`big_shot` (three dice, any number of players) and `hazard`. A new game is a folder, its sheets, and a line in `games`;
a new variant of craps is a catalogue and its sheets; a new bet is an entry in a catalogue and its lines in the sheets.
"""
