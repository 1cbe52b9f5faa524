"""Favourites: the felts that the player has saved, and named strategies with their cost."""
