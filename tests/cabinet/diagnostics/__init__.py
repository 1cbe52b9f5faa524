"""Test mode and what is tried in it."""
