"""The cloth, the lamp above it and the rail in front of it."""
