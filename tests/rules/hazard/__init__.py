"""Hazard by chapter 3 of the rule book."""
