"""The wall display: what a table shows to everyone round it, on a screen that nobody touches."""
