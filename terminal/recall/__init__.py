"""Recall: every game of the journal step by step, and what happened in plain words (regulation R1 to R5).

Nothing is stored for it: a game's steps are folded from the events of the journal, starting at the last snapshot before
them. So a game is recalled exactly as it was played, for as long as the journal exists.
"""
