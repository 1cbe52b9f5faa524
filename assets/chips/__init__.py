"""The chips, seen from above and from the side."""
