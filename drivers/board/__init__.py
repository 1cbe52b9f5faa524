"""The cabinet board (doors, keys, tower light): its protocol (PROTOCOL.md) and its machine."""
