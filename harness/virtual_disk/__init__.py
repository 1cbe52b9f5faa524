"""A virtual disk: operations on a folder are recorded, can fail, and are lost when the power is cut."""
