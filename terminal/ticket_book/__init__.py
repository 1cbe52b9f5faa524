"""The embedded validation authority: a book of this one cabinet's tickets, and nobody else's."""
