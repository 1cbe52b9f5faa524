"""Big Shot: three dice, any number of players against the bank, and a fourth die for who risks three hits.

From the ground up: `bets` are the fields as data, `records` what can happen, `table` the state, `fold` joins the two
without asking a rule; `terms` reads the par sheet; `placing`, `removing` and `repeating` change the bets, `shooting`
says whose dice they are, `rolling` throws three of them, `deciding` takes or risks three hits and throws the fourth;
`wagers` are the lines of the par sheet, and `game` is the shape that other rooms use.
"""
