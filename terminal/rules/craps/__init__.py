"""The craps family: every two-dice game with a puck is one engine that interprets bets as data.

From the ground up: `bet` defines what a betting field is; `line_bets`, `box_bets`, `single_roll_bets` and `lucky_bets`
are the fields, `catalogue` the variants; `terms` reads a par sheet's lines, and `layout` joins them with the catalogue.
`records` are what can happen, `table` is the state and their fold. `stakes`, `commission`, `placing`, `removing`,
`repeating`, `buttons` and `switches` are the actions, `rolling` the dice. `wagers` are the lines of the par sheet, and
`game` is the interface that other packages use.
"""
