"""Flags for the choice of language."""
