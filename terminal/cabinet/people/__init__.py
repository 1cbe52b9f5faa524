"""The people behind the player: their roles and rights, their accounts, and who is signed in."""
