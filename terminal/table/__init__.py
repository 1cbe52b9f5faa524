"""The shared table: one dice generator with up to fourteen stations round it."""
