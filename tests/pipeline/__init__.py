"""Whole transactions: a real machine, its twin and the real cabinet, with anything cut at any step."""
