"""Sabotages: lines that keep a promise are removed from a copy of the program, to see which proof notices."""
