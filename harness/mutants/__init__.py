"""Mutation testing: small mistakes are inserted into the program, and the tests should notice each of them."""
