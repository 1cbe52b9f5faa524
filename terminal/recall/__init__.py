"""Recall: every game of the journal step by step, and what happened in plain words (regulation R1 to R5).

Nothing is kept for it: a game's steps are folded from the events that stand in the journal, from the last snapshot
before it. So what is recalled is what was played, as it was played, for as long as the journal lasts.
"""
