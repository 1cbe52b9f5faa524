"""The rules against the rule book."""
