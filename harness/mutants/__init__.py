"""Mutants of the program: small mistakes put in on purpose, and whether a test notices each of them."""
