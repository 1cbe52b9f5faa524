"""A shared table and its stations as real processes, killed, stopped and cut off from each other."""
