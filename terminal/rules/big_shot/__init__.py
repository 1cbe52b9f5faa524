"""Big Shot: three dice, any number of players against the bank, and a fourth die for players who risk three hits.

From the ground up: `bets` are the fields as data, `records` what can happen, `table` the state, `fold` applies a record
to a table without checking rules; `terms` reads the par sheet; `placing`, `removing` and `repeating` change the bets,
`shooting` decides who throws, `rolling` throws three dice, `deciding` takes or risks three hits and throws the fourth;
`wagers` are the lines of the par sheet, and `game` is the interface that other packages use.
"""
