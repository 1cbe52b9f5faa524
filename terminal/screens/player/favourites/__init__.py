"""The lobby: the games that this cabinet offers, for the player to choose from."""
