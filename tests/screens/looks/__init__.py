"""What a reader looks at in the states of the screen: each file has one rule, its states, and what breaks it there.

What a rule does not ask of some things stands in `exempt.py`, with the reason.
"""
