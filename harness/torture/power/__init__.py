"""Power cuts: the disk operations of a terminal are recorded, and what a cut may leave of them is tried."""
