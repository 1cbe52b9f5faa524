"""Signing in: names and PINs, the first operator, and a second person."""
