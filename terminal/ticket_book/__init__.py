"""The embedded ticket authority: a book of the tickets of this one cabinet."""
