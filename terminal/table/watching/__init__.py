"""What a dealer's console and a wall display read of a shared table, and the dealer's orders to it."""
