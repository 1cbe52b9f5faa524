"""The words of each kind of game about its dice: one module for each, which `words.py` finds by the kind."""
