"""A disk that is only played: what is asked of a folder is written down, may fail, and is lost with the power."""
