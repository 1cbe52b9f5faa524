"""Whole cabinets in virtual time: real rules, street and journal, devices that fail, people who come and go."""
