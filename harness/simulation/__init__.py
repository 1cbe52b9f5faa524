"""Whole cabinets in virtual time: real rules, runtime and journal, devices that fail, people who come and go."""
