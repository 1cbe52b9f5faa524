"""Measures on the real program the figures that the cabinet has to hold."""
