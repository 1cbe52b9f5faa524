"""The cash box: what must be in it, when it was taken out, and what was counted in it (regulation M6)."""
