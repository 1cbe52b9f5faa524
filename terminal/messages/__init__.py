"""What the terminal says to people: a table of English sentences for each of its rooms, by the codes of messages.

Nothing here knows Qt: other languages are translations of these sentences, in `terminal/screens/translating/`.
"""
