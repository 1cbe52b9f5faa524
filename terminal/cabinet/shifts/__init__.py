"""The shifts of attendants: when they begin and end, and what was paid and taken in each of them (regulation 6)."""
