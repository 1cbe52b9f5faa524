"""Power cuts: the disk operations of a terminal are written down, and what a cut may leave of them is tried out."""
