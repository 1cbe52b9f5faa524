"""Sabotages: lines that keep a promise are taken away in a copy of the program, to see which proof notices."""
