"""Checks of the pictures and fonts."""
