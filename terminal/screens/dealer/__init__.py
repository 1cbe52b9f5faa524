"""The dealer's console: a process of its own that watches a shared table and puts a dealer's orders to it."""
