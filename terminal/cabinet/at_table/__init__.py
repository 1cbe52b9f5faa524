"""A station at a shared table: its seat, the rounds it follows, the bets it seals, and what its player says there."""
