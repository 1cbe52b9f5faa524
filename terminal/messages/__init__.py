"""What the terminal says to people: a table of English sentences for each package, by message code.

Nothing here knows Qt: other languages are translations of these sentences, in `terminal/screens/translating/`.
"""
