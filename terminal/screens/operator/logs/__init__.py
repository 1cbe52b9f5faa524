"""Logs of any length: pages read from the journal as they are shown, ways to an instant, and a search."""
